// The dependency graph, folder by folder: boxes in layers where there are few, rows by level where there are many.

screens.structure = (() => {
  const stage = byId("structure-stage");
  let folder = 0, picked = null;

  const folderAt = (path) => {
    const nameless = path.endsWith("/"), plain = nameless ? path.slice(0, -1) : path;
    for (let f = 0; f < folders.size; f++) if (folders.path[f] === plain && folders.isNameless(f) === nameless) return f;
    return -1;
  };

  /** What a folder shows: folders, or components. */
  const itemsOf = (f) => (folders.children[f].length
    ? folders.children[f].map((n) => ({ kind: "folder", n, name: folders.label(n) }))
    : folders.components[f].map((n) => ({ kind: "component", n, name: components.name[n] })));

  /** For each component the item of this folder that it lies in, -1 for what lies elsewhere. */
  function ownersOf(items) {
    const folderItem = new Int32Array(folders.size).fill(-1), owner = new Int32Array(components.size).fill(-1);
    items.forEach((item, index) => { if (item.kind === "folder") folderItem[item.n] = index; else owner[item.n] = index; });
    for (let f = 0; f < folders.size; f++) if (folderItem[f] < 0 && folders.parent[f] >= 0) folderItem[f] = folderItem[folders.parent[f]];
    for (let n = 0; n < components.size; n++) if (owner[n] < 0 && items.length && items[0].kind === "folder") owner[n] = folderItem[components.home[n]];
    return owner;
  }

  /** The edges between items, with the dependencies behind each. */
  function edgesOf(items, owner) {
    const found = new Map();
    for (let d = 0; d < dependencies.size; d++) {
      const a = owner[dependencies.source[d]], b = owner[dependencies.target[d]];
      if (a < 0 || b < 0 || a === b) continue;
      const key = a * items.length + b;
      if (!found.has(key)) found.set(key, { source: a, target: b, list: [] });
      found.get(key).list.push(d);
    }
    // Foundations come first, so what needs something after itself needs upwards.
    return [...found.values()].map((edge) => ({ ...edge, isUp: items[edge.source].kind === "folder" ? edge.source < edge.target : edge.list.some((d) => dependencies.step.has(d)) }));
  }

  const crumbs = () => {
    const way = [];
    for (let f = folder; f >= 0; f = folders.parent[f]) way.unshift(f);
    return el("nav", { class: "crumbs", "aria-label": "Folder" }, way.map((f, index) => [index ? el("span", { class: "dim" }, " / ") : null, index === way.length - 1 ? el("b", {}, folders.label(f)) : el("a", { href: linkTo.folder(f) }, folders.label(f))]));
  };

  function show(path = "", selection = "") {
    const found = folderAt(path);
    folder = found < 0 ? 0 : found;
    const items = itemsOf(folder), owner = ownersOf(items), edges = edgesOf(items, owner);
    picked = null;
    const heading = folders.children[folder].length
      ? "A folder stands above what it needs. Orange goes against that order. Click a folder to see its edges, and again to open it."
      : "A component stands above what it needs. Orange is to be cut. Click one to see its edges.";
    stage.replaceChildren(el("div", { class: "bar" }, el("h2", {}, crumbs()), el("p", {}, heading)));
    const layout = data.layouts[folder];
    const draw = layout ? boxes(items, edges, layout) : levels(items, edges);
    stage.append(draw.element, legend(items));
    const index = items.findIndex((item) => item.name === selection);
    if (index >= 0) pick(index); else overview(items, edges);

    function pick(n) {
      picked = n;
      draw.pick(n);
      const item = items[n];
      if (item.kind === "component") componentPanel("structure-side", item.n);
      else folderPanel(item.n, edges.filter((edge) => edge.source === n || edge.target === n), items, n);
    }
  }

  function open(items, n) {
    const item = items[n], here = folders.path[folder] + (folders.isNameless(folder) ? "/" : "");
    if (picked === n && item.kind === "folder") location.hash = linkTo.folder(item.n);
    else go("structure", here, item.name);
  }

  function legend(items) {
    return el("div", { class: "key" },
      el("span", {}, mark("knot"), items.length && items[0].kind === "folder" ? "component in a knot" : "in a knot"), el("span", {}, mark("free"), "free"), el("span", {}, el("i", { class: "stroke up" }), "against the order"), el("span", {}, el("i", { class: "stroke" }), "needs; a longer way is left out"));
  }

  function overview(items, edges) {
    const up = edges.filter((edge) => edge.isUp).sort((a, b) => b.list.length - a.list.length);
    const total = up.reduce((sum, edge) => sum + edge.list.length, 0);
    panel("structure-side", up.length ? counted(total, "dependency", "dependencies") + (total === 1 ? " goes up" : " go up") : "Nothing goes up",
      up.length ? "Each leads from what stands lower to what stands higher." : items.length > 1 ? "Everything here needs only what stands below it." : "There is one thing here.",
      factList(["Components", grouped(folders.count[folder])], ["In knots", grouped(inside(folder).filter((n) => components.knot[n] >= 0).length)], ["Lines", grouped(inside(folder).reduce((sum, n) => sum + components.lines[n], 0))]),
      section("Against the order", up, (edge) => edgeRow(edge, items)));
  }

  const inside = (f) => {
    const list = [...folders.components[f]];
    for (const child of folders.children[f]) list.push(...inside(child));
    return list;
  };

  const edgeRow = (edge, items) => {
    const button = el("button", { class: "row" + (edge.isUp ? " warm" : ""), onclick: () => edgePanel(edge, items) },
      el("span", {}, items[edge.source].name + " → " + items[edge.target].name), el("span", {}, grouped(edge.list.length)));
    return button;
  };

  function edgePanel(edge, items) {
    const cut = edge.list.filter((d) => dependencies.step.has(d)), rest = edge.list.filter((d) => !dependencies.step.has(d));
    const make = (d) => row(components.name[dependencies.source[d]] + " → " + components.name[dependencies.target[d]], shortPlace(dependencies.places(d)[0].file, dependencies.places(d)[0].line), linkTo.dependency(d), dependencies.step.has(d));
    panel("structure-side", items[edge.source].name + " → " + items[edge.target].name, counted(edge.list.length, "dependency", "dependencies"),
      edge.isUp ? note("knot", "Against the order: the other way is more often gone.") : null, section("To cut", cut, make), section("Dependencies", rest, make, { first: 30 }));
  }

  function folderPanel(f, edges, items, index) {
    const members = inside(f);
    panel("structure-side", folders.label(f), folders.path[f],
      factList(["Components", grouped(folders.count[f])], ["In knots", grouped(members.filter((n) => components.knot[n] >= 0).length)], ["Lines", grouped(members.reduce((sum, n) => sum + components.lines[n], 0))]),
      el("p", {}, el("a", { class: "button", href: linkTo.folder(f) }, "Open it")),
      section("Needs", edges.filter((edge) => edge.source === index).sort((a, b) => b.isUp - a.isUp || b.list.length - a.list.length), (edge) => edgeRow(edge, items)),
      section("Is needed by", edges.filter((edge) => edge.target === index).sort((a, b) => b.isUp - a.isUp || b.list.length - a.list.length), (edge) => edgeRow(edge, items)));
  }

  // --- Boxes -------------------------------------------------------------------------------------------------------------

  function boxes(items, edges, packed) {
    const numbers = unpack(packed);
    let at = 0;
    const next = () => numbers[at++];
    const width = next(), height = next();
    const places = items.map(() => ({ x: next(), y: next(), w: next(), h: next() }));
    const routes = new Map();
    for (let left = next(); left > 0; left--) {
      const source = next(), target = next(), points = [];
      for (let count = next(); count > 0; count--) points.push([next(), next()]);
      routes.set(source * items.length + target, points);
    }
    const picture = svg("svg", { width, height, viewBox: `0 0 ${width} ${height}`, role: "group", "aria-label": "Dependencies in " + folders.label(folder) },
      svg("defs", {}, ["", "-up", "-on"].map((kind) => svg("marker", { id: "tip" + kind, viewBox: "0 0 8 8", refX: "7", refY: "4", markerWidth: "8", markerHeight: "8", markerUnits: "userSpaceOnUse", orient: "auto" }, svg("path", { d: "M0 0.6 8 4 0 7.4z", class: "tip" + kind })))));
    const lines = svg("g", {}), extra = svg("g", {}), tops = svg("g", {});
    const drawn = edges.filter((edge) => routes.has(edge.source * items.length + edge.target)).map((edge) => {
      const d = curve(routes.get(edge.source * items.length + edge.target)), weight = Math.min(4.5, 1.1 + Math.log2(edge.list.length) / 2);
      const path = svg("path", { d, class: "edge" + (edge.isUp ? " up" : ""), "stroke-width": weight.toFixed(1), "marker-end": `url(#tip${edge.isUp ? "-up" : ""})` });
      const hit = svg("path", { d, class: "hit", onclick: () => edgePanel(edge, items) }, svg("title", {}, `${items[edge.source].name} → ${items[edge.target].name}: ${counted(edge.list.length, "dependency", "dependencies")}`));
      lines.append(path, hit);
      return { edge, path };
    });
    const groups = items.map((item, n) => {
      const { x, y, w, h } = places[n];
      const group = svg("g", { class: "box", transform: `translate(${x} ${y})`, tabindex: "0", role: "button", "data-fold": item.kind === "folder" ? "" : null, "aria-label": item.kind === "folder" ? `${item.name}, ${counted(folders.count[item.n], "component")}` : item.name, onclick: () => open(items, n), onkeydown: (event) => { if (event.key === "Enter") open(items, n); } },
        svg("rect", { class: "b", width: w, height: h, rx: 8 }));
      if (item.kind === "component") {
        if (components.knot[item.n] >= 0) group.append(svg("rect", { class: "pip knot", x: 10, y: h / 2 - 4, width: 8, height: 8 }));
        group.append(svg("text", { x: components.knot[item.n] >= 0 ? 25 : 12, y: h / 2 + 4 }, shorten(item.name, 44)));
      } else {
        group.append(svg("text", { x: 12, y: 20, class: folders.isNameless(item.n) ? "plainly" : "strong" }, shorten(item.name, 30)), svg("text", { x: w - 12, y: 20, class: "t2", "text-anchor": "end" }, grouped(folders.count[item.n])));
        pips(group, item.n, w);
      }
      tops.append(group);
      return group;
    });
    picture.append(lines, extra, tops);
    const hidden = edges.filter((edge) => edge.isUp && !routes.has(edge.source * items.length + edge.target)).length;
    const aside = hidden ? el("p", { class: "dim small" }, "The heaviest edges against the order are drawn; " + grouped(hidden) + " more show with their ends.") : null;
    return {
      element: el("div", {}, aside, el("div", { class: "chart", tabindex: "0", role: "region", "aria-label": "Picture of the folder" }, picture)),
      pick(n) {
        picture.classList.add("fade");
        groups.forEach((group, index) => group.classList.toggle("sel", index === n));
        const near = new Set([n]);
        for (const { edge, path } of drawn) path.classList.toggle("on", edge.source === n || edge.target === n);
        extra.replaceChildren();
        for (const edge of edges) {
          if (edge.source !== n && edge.target !== n) continue;
          near.add(edge.source).add(edge.target);
          if (routes.has(edge.source * items.length + edge.target)) continue;
          const a = places[edge.source], b = places[edge.target], down = a.y < b.y;
          const [x1, y1, x2, y2] = [a.x + a.w / 2, down ? a.y + a.h : a.y, b.x + b.w / 2, down ? b.y : b.y + b.h], bend = Math.max(30, Math.abs(y2 - y1) / 2) * (down ? 1 : -1);
          extra.append(svg("path", { d: `M${x1} ${y1}C${x1} ${y1 + bend} ${x2} ${y2 - bend} ${x2} ${y2}`, class: "edge on sel", "stroke-width": 1.5, "marker-end": "url(#tip-on)" }));
        }
        groups.forEach((group, index) => group.classList.toggle("far", !near.has(index)));
      },
    };
  }

  /** A line through points with round corners. */
  function curve(points) {
    if (points.length < 3) return "M" + points.map((p) => p.join(" ")).join("L");
    let d = "M" + points[0].join(" ");
    for (let n = 1; n < points.length - 1; n++) {
      const [px, py] = points[n - 1], [x, y] = points[n], [qx, qy] = points[n + 1];
      const a = Math.hypot(x - px, y - py), b = Math.hypot(qx - x, qy - y), r = Math.min(14, a / 2, b / 2);
      if (a < 0.5 || b < 0.5) continue;
      d += `L${(x - (x - px) / a * r).toFixed(1)} ${(y - (y - py) / a * r).toFixed(1)}Q${x} ${y} ${(x + (qx - x) / b * r).toFixed(1)} ${(y + (qy - y) / b * r).toFixed(1)}`;
    }
    return d + "L" + points[points.length - 1].join(" ");
  }

  /** A mark for each component, or for so many that three rows hold them. */
  function pips(group, f, w) {
    const members = inside(f).sort((a, b) => (components.knot[a] < 0) - (components.knot[b] < 0) || components.knot[a] - components.knot[b] || a - b);
    const columns = Math.floor((w - 22) / 10), most = columns * 3, each = Math.ceil(members.length / most);
    for (let n = 0; n * each < members.length; n++) {
      const x = 12 + (n % columns) * 10, y = 31 + Math.floor(n / columns) * 10, knot = members.slice(n * each, (n + 1) * each).some((m) => components.knot[m] >= 0);
      group.append(knot ? svg("rect", { class: "pip knot", x, y, width: 7, height: 7 }) : svg("circle", { class: "pip", cx: x + 3.5, cy: y + 3.5, r: 3.2 }));
    }
  }

  // --- Rows by level -----------------------------------------------------------------------------------------------------

  function levels(items, edges) {
    const needs = items.map(() => []), level = new Map();
    for (const edge of edges) if (!edge.isUp) needs[edge.source].push(edge.target);
    // Foundations come first, so what is needed has its level by then.
    items.forEach((item, n) => level.set(n, 1 + Math.max(0, ...needs[n].filter((m) => level.has(m)).map((m) => level.get(m)))));
    const rows = new Map();
    items.forEach((item, n) => rows.set(level.get(n), [...(rows.get(level.get(n)) || []), n]));
    const chips = [];
    const box = el("div", { class: "levels" }, [...rows.keys()].sort((a, b) => b - a).map((number) => {
      const list = rows.get(number), line = el("div", {});
      const add = (some) => { for (const n of some) line.append(chip(n)); };
      add(list.slice(0, 120));
      if (list.length > 120) line.append(el("button", { class: "chip more", onclick: (event) => { event.target.remove(); add(list.slice(120, 2000)); } }, "and " + grouped(list.length - 120) + " more"));
      return el("div", { class: "level" }, el("span", {}, "level " + number), line);
    }));
    function chip(n) {
      const item = items[n], isKnotted = item.kind === "component" && components.knot[item.n] >= 0;
      return (chips[n] = el("button", { class: "chip" + (isKnotted ? " knotted" : "") + (item.kind === "folder" ? " folder" : ""), "data-fold": item.kind === "folder" ? "" : null, onclick: () => open(items, n) }, isKnotted ? mark("knot") : null, item.name, item.kind === "folder" ? el("span", { class: "dim" }, " " + grouped(folders.count[item.n])) : null));
    }
    return {
      element: box,
      pick(n) {
        box.classList.add("picked");
        const out = new Set(edges.filter((edge) => edge.source === n).map((edge) => edge.target)), into = new Set(edges.filter((edge) => edge.target === n).map((edge) => edge.source));
        chips.forEach((one, m) => {
          if (!one) return;
          one.classList.toggle("sel", m === n);
          one.classList.toggle("out", out.has(m));
          one.classList.toggle("into", into.has(m));
        });
        if (chips[n]) chips[n].scrollIntoView({ block: "nearest" });
      },
    };
  }

  return { show, up: () => { if (picked !== null) location.hash = linkTo.folder(folder); else if (folders.parent[folder] >= 0) location.hash = linkTo.folder(folders.parent[folder]); } };
})();
