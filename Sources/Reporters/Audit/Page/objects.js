// Who keeps whom alive: the dominator tree as an outline, with every other owner as an arc beside it.

screens.objects = (() => {
  const stage = byId("objects-stage");
  // What is kept by nobody, or by several trees at once: those with a tree of their own first.
  const tops = objects.name.map((_, n) => n).filter((n) => objects.keeper[n] < 0).sort((a, b) => objects.treeSize[b] - objects.treeSize[a] || objects.owners[b] - objects.owners[a] || a - b);
  let chosen = -1, tree = null, arcs = null;

  const byName = (name) => objects.name.indexOf(name);
  const members = (n) => [...objects.into.of(n)].filter((l) => objects.link.source[l] === objects.keeper[n] && !objects.isWeak(l)).map(objects.memberName).filter(Boolean);

  const model = {
    tops: [
      { heading: "Each keeps a tree", items: tops.filter((n) => objects.treeSize[n] > 1) },
      { heading: "These keep nothing alone, and several own them", items: tops.filter((n) => objects.treeSize[n] === 1 && objects.owners[n] > 0) },
      { heading: "These keep nothing alone, and nobody owns them", items: tops.filter((n) => objects.treeSize[n] === 1 && objects.owners[n] === 0) },
    ].filter((top) => top.items.length),
    children: (n) => objects.children[n],
    parent: (n) => objects.keeper[n],
    name: (n) => objects.name[n],
    mark: (n) => (objects.knot[n] >= 0 ? "knot" : objects.owners[n] > 1 ? "shared" : objects.isStatic(n) ? "static" : "free"),
    href: (n) => linkTo.object(n),
    detail: (n) => {
      const parts = [];
      if (objects.keeper[n] >= 0 && members(n).length) parts.push(shorten(members(n).slice(0, 2).join(", "), 34));
      if (objects.treeSize[n] > 1) parts.push(grouped(objects.treeSize[n]) + " in its tree");
      if (objects.owners[n] > 1) parts.push(grouped(objects.owners[n]) + " owners");
      return parts.join(" · ");
    },
  };

  function start() {
    const likeness = data.likeness;
    stage.replaceChildren(
      el("div", { class: "bar" }, el("h2", {}, "Who keeps whom alive"), el("p", {}, "Each name hangs below the one without which it would die. Whoever else owns it is an arc on the right.")),
      el("div", { class: "objects" }),
      el("div", { class: "key" }, el("span", {}, mark("free"), "owned once, or a root"), el("span", {}, mark("shared"), "several owners"), el("span", {}, mark("static"), "there for ever"), el("span", {}, mark("knot"), "in a knot of owners"), el("span", {}, el("i", { class: "stroke share" }), "owns it too"), el("span", {}, el("i", { class: "stroke up" }), "owns its owner"), el("span", {}, el("i", { class: "stroke weak" }), "knows it weakly")));
    const box = stage.querySelector(".objects");
    if (!objects.size) { box.append(el("p", { class: "dim" }, "No type of the project owns another.")); return; }
    tree = outline(box, model, "Owners");
    arcs = svg("svg", { class: "arcs", "aria-hidden": "true", width: 1, height: 1 });
    tree.inner.append(arcs);
    tree.onchange = drawArcs;
    // The first look: the heaviest roots opened, as far as two dozen lines go.
    let lines = 0;
    for (const n of tops) {
      if (lines > 16 || !objects.children[n].length || objects.children[n].length > 12) break;
      tree.open.add(n);
      lines += 1 + objects.children[n].length;
    }
    tree.redraw();
    function drawArcs() {
      const gutter = innerWidth > 760 ? 260 : 0, list = tree.rows(), seen = new Set();
      arcs.setAttribute("width", gutter);
      arcs.setAttribute("height", list.length * tree.height);
      arcs.replaceChildren();
      if (!gutter) return;
      const candidates = [];
      for (let l = 0; l < objects.link.source.length; l++) {
        const a = objects.link.source[l], b = objects.link.target[l], isChosen = chosen >= 0 && (a === chosen || b === chosen);
        if (a === b || (objects.isWeak(l) && !isChosen) || (objects.keeper[b] === a && !isChosen)) continue;
        if (chosen >= 0 && !isChosen) continue;
        const from = tree.rowOf(a), to = tree.rowOf(b);
        if (from < 0 || to < 0 || from === to) continue;
        const key = from * list.length + to + (objects.isWeak(l) ? 0.5 : 0);
        if (seen.has(key)) continue;
        seen.add(key);
        candidates.push({ from, to, l, isKnot: !objects.isWeak(l) && objects.knot[a] >= 0 && objects.knot[a] === objects.knot[b], isChosen });
      }
      // What is drawn at rest is bounded: the short ones first, since one that leaves the screen tells nothing.
      candidates.sort((x, y) => Math.abs(x.from - x.to) - Math.abs(y.from - y.to) || x.from - y.from);
      for (const { from, to, l, isKnot, isChosen } of chosen >= 0 ? candidates.slice(0, 300) : candidates.filter((one) => Math.abs(one.from - one.to) < 24).slice(0, 60)) {
        const y1 = from * tree.height + tree.height / 2, y2 = to * tree.height + tree.height / 2, reach = Math.min(gutter - 20, 26 + 11 * Math.sqrt(Math.abs(from - to)) * 2);
        arcs.append(svg("path", { d: `M4 ${y1}C${reach} ${y1} ${reach} ${y2} 10 ${y2}`, class: "arc " + (objects.isWeak(l) ? "weak" : isKnot ? "up" : "share") + (isChosen ? " on" : ""), fill: "none" }),
          svg("path", { d: `M4 ${y2}l7 -3.5v7z`, class: "arc-tip " + (objects.isWeak(l) ? "weak" : isKnot ? "up" : "share") }));
      }
    }
  }

  function overview() {
    const { owned, once, edges, knotted, crossing } = data.likeness;
    const shared = objects.name.map((_, n) => n).filter((n) => objects.owners[n] > 1).sort((a, b) => objects.owners[b] - objects.owners[a] || a - b);
    const knotted_ = objects.name.map((_, n) => n).filter((n) => objects.knot[n] >= 0);
    panel("objects-side", owned ? Math.round(100 * once / owned) + " % are owned once" : "Nothing is owned", `${counted(objects.size, "type")} that own or are owned`,
      factList(["Owned types", grouped(owned)], ["Owning edges", grouped(edges)], ["Crossing branches", grouped(crossing)], ["Inside knots", grouped(knotted)]),
      section("Most hangs from", tops.filter((n) => objects.treeSize[n] > 1).slice(0, 100), (n) => row(objects.name[n], counted(objects.treeSize[n], "type"), linkTo.object(n)), { first: 8 }),
      section("Most owners", shared, (n) => row(objects.name[n], grouped(objects.owners[n]), linkTo.object(n)), { first: 8 }),
      section("Own each other", knotted_, (n) => row(objects.name[n], "", linkTo.object(n), true), { first: 8 }));
  }

  function details(n) {
    // One line for each member, in however many places it is proved.
    const once = (list, end) => { const seen = new Set(); return [...list].filter((l) => { const key = objects.link[end][l] + " " + objects.link.member[l] + objects.isWeak(l); return objects.link[end][l] !== n && !seen.has(key) && seen.add(key); }); };
    const into = once(objects.into.of(n), "source"), out = once(objects.out.of(n), "target");
    const owners = into.filter((l) => !objects.isWeak(l)), weak = into.filter((l) => objects.isWeak(l));
    const dies = [];
    const add = (m) => { for (const child of objects.children[m]) { dies.push(child); if (dies.length < 2000) add(child); } };
    add(n);
    const way = [];
    for (let m = objects.keeper[n]; m >= 0; m = objects.keeper[m]) way.unshift(m);
    const byMember = (end) => (l) => row(objects.name[objects.link[end][l]], objects.memberName(l) || objects.ownership(l), linkTo.object(objects.link[end][l]));
    panel("objects-side", objects.name[n], place(objects.file[n], objects.line[n]),
      objects.knot[n] >= 0 ? note("knot", "It owns what owns it, by types. Whether objects do is for the findings to say.") : null,
      objects.owners[n] > 1 ? note("share", `Shared: ${grouped(objects.owners[n])} types own it. An object of it dies with the last that has it.`) : null,
      objects.isStatic(n) ? note("plain", "A variable: what it holds is there until the program ends.") : null,
      way.length ? section("Hangs from", way, (m) => row(objects.name[m], "", linkTo.object(m))) : null,
      section("Kept alive by", owners, byMember("source")), section("Dies with it", dies, (m) => row(objects.name[m], "", linkTo.object(m))),
      section("Owns", out.filter((l) => !objects.isWeak(l)), byMember("target")), section("Knows without owning", out.filter((l) => objects.isWeak(l)), byMember("target")),
      section("Is known without being owned by", weak, byMember("source")));
  }

  function show(name = "") {
    if (!tree) start();
    chosen = byName(name);
    if (!tree) { overview(); return; }
    tree.select(chosen, chosen >= 0);
    if (chosen >= 0) details(chosen); else overview();
  }

  return {
    show,
    step: (delta) => {
      if (!tree) return;
      const list = tree.rows().filter((one) => one.n !== undefined), at = list.findIndex((one) => one.n === chosen), next = list[Math.max(0, Math.min(list.length - 1, at + delta))];
      if (next) location.hash = linkTo.object(next.n);
    },
    open: () => { if (tree && chosen >= 0) tree.toggle(chosen); },
    up: () => go("objects"),
  };
})();
