// Where the code is and what it drags in: a treemap whose areas are lines and whose shades are reach; and what one more import would cost.

screens.cost = (() => {
  const stage = byId("cost-stage"), numbers = unpack(data.treemap), boxes = [];
  for (let at = 2; at < numbers.length; at += 6) boxes.push({ isFolder: numbers[at] === 1, n: numbers[at + 1], x: numbers[at + 2], y: numbers[at + 3], w: numbers[at + 4], h: numbers[at + 5] });
  const [width, height] = numbers;
  let canvas = null, context = null, scale = 1, chosen = -1;
  const sorted = [...components.reach].sort((a, b) => a - b), bounds = [0.2, 0.4, 0.6, 0.8].map((part) => sorted[Math.floor(part * (sorted.length - 1))] || 1).filter((bound, n, all) => n === 0 || bound > all[n - 1]);
  const shade = (reach) => bounds.filter((bound) => reach > bound).length;
  const color = (name) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

  function start() {
    canvas = el("canvas", { role: "img", tabindex: "0", "aria-label": "Components by lines of code, in their folders; the panel lists the dearest" });
    canvas.addEventListener("click", (event) => { const box = hit(event); if (box) go("cost", components.path(box.n)); });
    canvas.addEventListener("mousemove", (event) => {
      const box = hit(event);
      canvas.title = box ? `${components.path(box.n)}: ${counted(components.lines[box.n], "line")}, needs ${counted(components.reach[box.n] - 1, "component")}` : "";
      canvas.style.cursor = box ? "pointer" : "default";
    });
    stage.replaceChildren(el("div", { class: "bar" }, el("h2", {}, "Where the code is, and what it drags in"), el("p", {}, "Area is lines of code. The stronger the shade, the more components come along with it.")), el("div", { class: "chart" }, canvas),
      el("div", { class: "key" }, "needs, in all", [...bounds, null].map((bound, n) => el("span", {}, el("i", { class: "mark", style: `background:var(--r${n});border-radius:2px` }), bound === null ? "more" : "up to " + grouped(bound - 1)))));
    draw();
  }

  function hit(event) {
    const box = canvas.getBoundingClientRect(), x = (event.clientX - box.left) / scale, y = (event.clientY - box.top) / scale;
    return boxes.find((one) => !one.isFolder && x >= one.x && y >= one.y && x < one.x + one.w && y < one.y + one.h);
  }

  function draw() {
    const shown = Math.max(280, Math.min(stage.clientWidth - 48, 1400)), ratio = Math.min(2, devicePixelRatio || 1);
    scale = shown / width;
    canvas.width = Math.round(shown * ratio);
    canvas.height = Math.round(height * scale * ratio);
    canvas.style.width = shown + "px";
    canvas.style.height = height * scale + "px";
    context = canvas.getContext("2d");
    context.setTransform(ratio * scale, 0, 0, ratio * scale, 0, 0);
    const family = getComputedStyle(document.body).fontFamily;
    for (const { isFolder, n, x, y, w, h } of boxes) {
      if (isFolder) {
        if (w < 46 || h < 24) continue;
        context.fillStyle = color("--ink2");
        context.font = `600 11px ${family}`;
        clipped(folders.label(n), x + 3, y + 12, w - 6);
        continue;
      }
      const level = shade(components.reach[n]);
      context.fillStyle = color("--r" + level);
      context.fillRect(x, y, Math.max(0.5, w - 1), Math.max(0.5, h - 1));
      if (components.knot[n] >= 0 && w > 12 && h > 12) {
        context.fillStyle = color("--knot");
        context.fillRect(x + w - 9, y + 3, 5, 5);
      }
      if (w < 44 || h < 16) continue;
      context.fillStyle = color("--t" + level);
      context.font = `11px ${family}`;
      clipped(components.name[n], x + 4, y + 13, w - (components.knot[n] >= 0 ? 16 : 8));
    }
    if (chosen >= 0) {
      const box = boxes.find((one) => !one.isFolder && one.n === chosen);
      if (box) {
        context.strokeStyle = color("--sel");
        context.lineWidth = 3;
        context.strokeRect(box.x + 1, box.y + 1, box.w - 3, box.h - 3);
      }
    }
  }

  function clipped(text, x, y, room) {
    if (context.measureText(text).width > room) {
      let length = Math.max(1, Math.floor((text.length * room) / context.measureText(text).width) - 1);
      text = text.slice(0, length) + "…";
      if (length < 3) return;
    }
    context.fillText(text, x, y);
  }

  /** Everything that a component reaches, itself included. */
  function reachOf(n, also) {
    const seen = new Uint8Array(components.size), waiting = [n];
    seen[n] = 1;
    let count = 0, lines = 0;
    while (waiting.length) {
      const m = waiting.pop();
      count++;
      lines += components.lines[m];
      const visit = (t) => { if (!seen[t]) { seen[t] = 1; waiting.push(t); } };
      for (const d of dependencies.out.of(m)) visit(dependencies.target[d]);
      if (also && m === also[0]) visit(also[1]);
    }
    return { seen, count, lines };
  }

  function ask() {
    const names = el("datalist", { id: "all-components" }, components.name.slice(0, 3000).map((_, n) => el("option", { value: components.path(n) })));
    const from = el("input", { list: "all-components", "aria-label": "This component", placeholder: "this component" }), to = el("input", { list: "all-components", "aria-label": "needs", placeholder: "would need this one" }), answer = el("div", { "aria-live": "polite" });
    const find = (text) => { const exact = components.byPath(text); return exact >= 0 ? exact : components.name.indexOf(text); };
    const tell = () => {
      const a = find(from.value.trim()), b = find(to.value.trim());
      if (a < 0 || b < 0 || a === b) { answer.replaceChildren(); return; }
      if (dependencies.find(a, b) >= 0) { answer.replaceChildren(note("plain", "It needs it already. ", el("a", { href: linkTo.dependency(dependencies.find(a, b)) }, "See where →"))); return; }
      const before = reachOf(a), after = reachOf(a, [a, b]), closes = reachOf(b).seen[a] === 1;
      answer.replaceChildren(note(closes ? "knot" : "plain", after.count === before.count ? "Nothing comes along that does not come already." : `${counted(after.count - before.count, "component")} and ${counted(after.lines - before.lines, "line")} more come along.`, closes ? " It closes a cycle: " + components.name[b] + " needs " + components.name[a] + " already." : ""));
    };
    from.addEventListener("input", tell);
    to.addEventListener("input", tell);
    return el("section", { class: "ask" }, el("h3", {}, "What if …"), names, from, to, answer);
  }

  function overview() {
    const all = components.name.map((_, n) => n), direct = (n) => dependencies.into.of(n).length;
    const dear = [...all].filter((n) => direct(n) > 0).sort((a, b) => components.reach[b] * direct(b) - components.reach[a] * direct(a) || a - b);
    panel("cost-side", counted(components.lines.reduce((sum, lines) => sum + lines, 0), "line"), "in " + counted(components.size, "component"),
      ask(), section("Dearest imports", data.dearest, (one) => row(one[0] + " → " + one[1], counted(one[2], "file") + ", " + counted(one[3], "line")), { first: 8 }),
      section("What they need, times who imports them", dear, (n) => row(components.name[n], grouped(components.reach[n] - 1) + " × " + grouped(direct(n)), link("cost", components.path(n)), components.knot[n] >= 0), { first: 10, most: 200 }),
      section("Largest", [...all].sort((a, b) => components.lines[b] - components.lines[a] || a - b), (n) => row(components.name[n], counted(components.lines[n], "line"), link("cost", components.path(n))), { first: 8, most: 200 }));
  }

  return {
    show(path = "") {
      chosen = path ? components.byPath(path) : -1;
      if (!canvas) start(); else draw();
      if (chosen >= 0) componentPanel("cost-side", chosen); else overview();
    },
    up: () => go("cost"),
    resized: () => { if (canvas) draw(); },
  };
})();
addEventListener("resize", () => { if (byId("cost-stage").offsetParent) screens.cost.resized(); });
