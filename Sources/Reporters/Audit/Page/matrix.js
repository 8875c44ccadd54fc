// Who needs whom as a matrix: foundations first, so that a clean design is a lower triangle, and a knot is a square on the diagonal.

screens.matrix = (() => {
  const stage = byId("matrix-stage");
  const open = new Set([0]);
  let mode = "folders", rows = [], cells = new Map(), hover = null, chosen = null, canvas = null, side = 0, labels = null, context = null, readout = null;

  const modes = () => [["folders", "Folders"], ["all", "All " + grouped(components.size)], ...knots.slice(0, 5).map((members, k) => ["knot " + (k + 1), "Knot of " + members.length])];

  function rowsNow() {
    if (mode.startsWith("knot ")) return (knots[Number(mode.slice(5)) - 1] || []).map((n) => ({ kind: "component", n, depth: 0 }));
    if (mode === "all") return components.name.map((_, n) => n).sort((a, b) => components.order[a] - components.order[b]).map((n) => ({ kind: "component", n, depth: 0 }));
    const list = [];
    const add = (f, depth) => {
      if (!open.has(f)) { list.push({ kind: "folder", n: f, depth }); return; }
      if (f !== 0) list.push({ kind: "folder", n: f, depth, isOpen: true });
      for (const child of folders.children[f]) add(child, depth + 1);
      for (const n of folders.components[f]) list.push({ kind: "component", n, depth: depth + 1 });
    };
    add(0, 0);
    return list;
  }

  function build() {
    rows = rowsNow();
    const owner = new Int32Array(components.size).fill(-1), folderRow = new Int32Array(folders.size).fill(-1);
    rows.forEach((one, index) => { if (one.kind === "folder") { if (!one.isOpen) folderRow[one.n] = index; } else owner[one.n] = index; });
    for (let f = 0; f < folders.size; f++) if (folderRow[f] < 0 && folders.parent[f] >= 0) folderRow[f] = folderRow[folders.parent[f]];
    for (let n = 0; n < components.size; n++) if (owner[n] < 0 && mode === "folders") owner[n] = folderRow[components.home[n]];
    cells = new Map();
    for (let d = 0; d < dependencies.size; d++) {
      const a = owner[dependencies.source[d]], b = owner[dependencies.target[d]];
      if (a < 0 || b < 0 || a === b) continue;
      const key = a * rows.length + b, cell = cells.get(key);
      if (cell) { cell.count++; cell.isCut = cell.isCut || dependencies.step.has(d); cell.last = d; } else cells.set(key, { count: 1, isCut: dependencies.step.has(d), first: d, last: d });
    }
    ownerNow = owner;
  }
  let ownerNow = new Int32Array(0);

  const label = (one) => (one.kind === "folder" ? folders.label(one.n) : components.name[one.n]);
  const isAgainst = (a, b, cell) => (mode === "folders" ? a < b : cell.isCut);

  /** The squares of knots: members of one that stand together. */
  function squares() {
    const list = [];
    let start = 0;
    const knotOf = (one) => (one && one.kind === "component" ? components.knot[one.n] : -1);
    for (let n = 1; n <= rows.length; n++) {
      if (n < rows.length && knotOf(rows[n]) === knotOf(rows[start]) && knotOf(rows[n]) >= 0) continue;
      if (knotOf(rows[start]) >= 0 && n - start > 1) list.push([start, n]);
      start = n;
    }
    return list;
  }

  function layOut() {
    const space = Math.max(280, Math.min(stage.clientWidth - 48, 1500)), wide = innerWidth > 760;
    const forLabels = rows.length <= 160 ? (wide ? 210 : 110) : 0;
    side = Math.max(rows.length <= 160 ? 9 : 0, Math.min(20, (Math.min(space - forLabels, Math.max(420, innerHeight - 210))) / Math.max(rows.length, 1)));
    return forLabels;
  }

  function draw() {
    const forLabels = layOut(), size = Math.max(1, Math.round(side * rows.length)), scale = Math.min(2, devicePixelRatio || 1);
    readout = el("p", { class: "readout", "aria-live": "polite" }, rows.length ? "A row needs a column. Move with the arrows, Enter chooses." : "");
    canvas = el("canvas", { width: Math.round(size * scale), height: Math.round(size * scale), style: `width:${size}px;height:${size}px`, tabindex: "0", role: "img", "aria-label": `Matrix of ${rows.length} rows; a row needs the columns that are marked` });
    context = canvas.getContext("2d");
    context.scale(scale, scale);
    labels = forLabels ? el("div", { class: "matrix-labels", style: `width:${forLabels}px` }, rows.map((one, index) => {
      const text = shorten(label(one), 34);
      const attributes = { style: `height:${side}px;line-height:${side}px;font-size:${Math.max(9, Math.min(12, side - 2))}px;padding-left:${Math.min(one.depth, 6) * 10}px`, class: one.kind === "folder" ? "folder" : "", title: one.kind === "folder" ? folders.path[one.n] : components.path(one.n) };
      return one.kind === "folder"
        ? el("button", { ...attributes, "data-fold": "", "aria-expanded": String(Boolean(one.isOpen)), onclick: () => { if (open.has(one.n)) open.delete(one.n); else open.add(one.n); refresh(); } }, (one.isOpen ? "▾ " : "▸ ") + text)
        : el("button", { ...attributes, onclick: () => componentPanel("matrix-side", one.n) }, text);
    })) : null;
    canvas.addEventListener("mousemove", (event) => point(event, false));
    canvas.addEventListener("mouseleave", () => { hover = null; paint(); });
    canvas.addEventListener("click", (event) => point(event, true));
    canvas.addEventListener("keydown", (event) => {
      const move = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] }[event.key];
      if (move) {
        const [a, b] = hover || chosen || [0, 0];
        hover = [Math.max(0, Math.min(rows.length - 1, a + move[0])), Math.max(0, Math.min(rows.length - 1, b + move[1]))];
        paint();
        event.preventDefault();
      } else if (event.key === "Enter" && hover) choose(...hover);
    });
    const bar = el("div", { class: "bar" }, el("h2", {}, "Who needs whom"), el("p", {}, "Foundations come first: what needs only what stands before it lies below the diagonal."),
      el("div", { class: "seg", role: "group", "aria-label": "What the matrix shows" }, modes().map(([name, text]) => el("button", { "aria-pressed": String(mode === name), onclick: () => go("matrix", name) }, text)),
        knots.length > 5 ? el("select", { "aria-label": "Another knot", onchange: (event) => { if (event.target.value) go("matrix", event.target.value); } }, el("option", { value: "" }, "other knots"), knots.slice(5, 205).map((members, k) => el("option", { value: "knot " + (k + 6), selected: mode === "knot " + (k + 6) }, "Knot of " + members.length + ", " + components.name[members[0]]))) : null));
    stage.replaceChildren(bar, readout, rows.length ? el("div", { class: "matrix" }, labels, canvas) : el("p", { class: "dim" }, "There is nothing to show."),
      el("div", { class: "key" }, el("span", {}, mark("cell"), "needs"), el("span", {}, mark("knot"), mode === "folders" ? "against the order" : "to cut"), mode === "all" ? el("span", {}, mark("tint"), "a knot: all of it reaches all of it") : null));
    paint();
  }

  const color = (name) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

  function paint() {
    if (!context) return;
    const n = rows.length, size = side * n;
    context.fillStyle = color("--surface");
    context.fillRect(0, 0, size, size);
    context.fillStyle = color("--sunk");
    context.beginPath();
    context.moveTo(0, 0);
    context.lineTo(size, 0);
    context.lineTo(size, size);
    context.fill();
    context.fillStyle = color("--knot-t");
    if (mode !== "folders" && !mode.startsWith("knot")) for (const [a, b] of squares()) context.fillRect(a * side, a * side, (b - a) * side, (b - a) * side);
    if (mode === "folders") rows.forEach((one, index) => {
      if (!one.isOpen) return;
      let end = index + 1;
      while (end < n && rows[end].depth > one.depth) end++;
      context.strokeStyle = color("--line2");
      context.strokeRect(index * side + 0.5, index * side + 0.5, (end - index) * side - 1, (end - index) * side - 1);
    });
    const at = hover || chosen;
    if (at) {
      context.fillStyle = color("--sel-t");
      context.fillRect(0, at[0] * side, size, Math.max(1, side));
      context.fillRect(at[1] * side, 0, Math.max(1, side), size);
    }
    context.fillStyle = color("--line2");
    for (let k = 0; k < n; k++) context.fillRect(k * side, k * side, Math.max(0.5, side - 0.5), Math.max(0.5, side - 0.5));
    const gap = side > 6 ? 1 : 0, plain = color("--ink2"), warm = color("--knot"), dot = Math.max(1, side - gap);
    context.fillStyle = plain;
    const against = [];
    for (const [key, cell] of cells) {
      const a = Math.floor(key / n), b = key % n;
      if (isAgainst(a, b, cell)) { against.push([a, b]); continue; }
      context.globalAlpha = mode === "folders" ? Math.min(1, 0.35 + Math.log2(cell.count + 1) / 8) : 0.85;
      context.fillRect(b * side + gap / 2, a * side + gap / 2, dot, dot);
    }
    context.globalAlpha = 1;
    context.fillStyle = warm;
    for (const [a, b] of against) context.fillRect(b * side + gap / 2, a * side + gap / 2, Math.max(1.5, dot), Math.max(1.5, dot));
    if (chosen) {
      context.strokeStyle = color("--sel");
      context.lineWidth = 2;
      context.strokeRect(chosen[1] * side - 1, chosen[0] * side - 1, Math.max(4, side + 2), Math.max(4, side + 2));
      context.lineWidth = 1;
    }
    if (labels) [...labels.children].forEach((child, index) => child.classList.toggle("lit", Boolean(at) && (at[0] === index || at[1] === index)));
    if (at && readout) {
      const cell = cells.get(at[0] * n + at[1]);
      readout.textContent = `${label(rows[at[0]])} → ${label(rows[at[1]])}: ${at[0] === at[1] ? "itself" : cell ? counted(cell.count, "dependency", "dependencies") : "nothing"}`;
    }
  }

  function point(event, isClick) {
    const box = canvas.getBoundingClientRect(), a = Math.floor((event.clientY - box.top) / side), b = Math.floor((event.clientX - box.left) / side);
    if (a < 0 || b < 0 || a >= rows.length || b >= rows.length) return;
    hover = [a, b];
    paint();
    if (isClick) choose(a, b);
  }

  function choose(a, b) {
    const cell = cells.get(a * rows.length + b);
    chosen = [a, b];
    if (!cell) { if (a === b && rows[a].kind === "component") componentPanel("matrix-side", rows[a].n); paint(); return; }
    if (cell.count === 1) { location.hash = link("matrix", mode, components.path(dependencies.source[cell.first]), components.path(dependencies.target[cell.first])); return; }
    const list = [];
    for (let d = cell.first; d <= cell.last; d++) if (ownerNow[dependencies.source[d]] === a && ownerNow[dependencies.target[d]] === b) list.push(d);
    const make = (d) => row(components.name[dependencies.source[d]] + " → " + components.name[dependencies.target[d]], shortPlace(dependencies.places(d)[0].file, dependencies.places(d)[0].line), linkTo.dependency(d), dependencies.step.has(d));
    panel("matrix-side", label(rows[a]) + " → " + label(rows[b]), counted(list.length, "dependency", "dependencies"), a < b ? note("knot", "Against the order.") : null,
      section("To cut", list.filter((d) => dependencies.step.has(d)), make), section("Dependencies", list.filter((d) => !dependencies.step.has(d)), make, { first: 30 }));
    paint();
  }

  function refresh() {
    hover = null;
    chosen = null;
    build();
    draw();
  }

  function overview() {
    const list = data.steps.map((step, number) => ({ step, number })).filter(({ step }) => !mode.startsWith("knot ") || components.knot[dependencies.source[step.dependency]] === Number(mode.slice(5)) - 1);
    panel("matrix-side", knots.length ? counted(knots.length, "knot") : "No knot", knots.length ? counted(knots.reduce((sum, members) => sum + members.length, 0), "component") + " in all" : "Whatever is needed stands before what needs it.",
      section("Knots", knots.map((_, k) => k), (k) => row("Knot " + (k + 1) + ", around " + components.name[knots[k][0]], counted(knots[k].length, "component"), linkTo.knot(k), true), { first: 6 }),
      section("Cuts, the best gain for its price first", list, ({ step, number }) => row(`${number + 1}. ${components.name[dependencies.source[step.dependency]]} → ${components.name[dependencies.target[step.dependency]]}`, counted(step.lines, "line"), link("matrix", mode === "folders" ? "knot " + (components.knot[dependencies.source[step.dependency]] + 1) : mode, components.path(dependencies.source[step.dependency]), components.path(dependencies.target[step.dependency])), true), { first: 20 }));
  }

  function show(wanted = "folders", source = "", target = "") {
    const known = wanted === "all" || (wanted.startsWith("knot ") && knots[Number(wanted.slice(5)) - 1]);
    const next = known ? wanted : "folders";
    if (next !== mode || !canvas || !canvas.isConnected) { mode = next; refresh(); }
    const d = source ? dependencies.find(components.byPath(source), components.byPath(target)) : -1;
    if (d < 0) { chosen = null; overview(); paint(); return; }
    let a = ownerNow[dependencies.source[d]], b = ownerNow[dependencies.target[d]];
    chosen = a >= 0 && b >= 0 && a !== b ? [a, b] : null;
    hover = null;
    dependencyPanel("matrix-side", d);
    paint();
  }

  // The first look unfolds until there are about forty rows.
  for (let found = true; found;) {
    found = false;
    const count = rowsNow().length;
    for (const one of rowsNow()) {
      if (one.kind === "folder" && !one.isOpen && folders.children[one.n].length && count + folders.children[one.n].length <= 40) { open.add(one.n); found = true; break; }
    }
  }
  addEventListener("resize", () => { if (stage.offsetParent && canvas) { draw(); } });
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", paint);
  return { show, up: () => { if (chosen) go("matrix", mode); else go("matrix", "folders"); } };
})();
