// Classes below their superclasses, and what extends them.

screens.types = (() => {
  const stage = byId("types-stage"), raw = data.types, parent = unpack(raw.parent), depth = unpack(raw.depth), width = unpack(raw.width), extensions = unpack(raw.extensions), flags = unpack(raw.flags), file = unpack(raw.file), line = unpack(raw.line);
  const children = raw.name.map(() => []), size = raw.name.map(() => 1);
  parent.forEach((above, n) => { if (above >= 0) children[above].push(n); });
  for (let n = raw.name.length - 1; n >= 0; n--) if (parent[n] >= 0) size[parent[n]] += size[n];
  children.forEach((list) => list.sort((a, b) => size[b] - size[a] || a - b));
  const isExternal = (n) => (flags[n] & 1) > 0;
  const roots = raw.name.map((_, n) => n).filter((n) => parent[n] < 0).sort((a, b) => size[b] - size[a] || a - b);
  let tree = null, chosen = -1;

  const model = {
    tops: [
      { heading: "Superclasses of the project", items: roots.filter((n) => !isExternal(n)) },
      { heading: "Superclasses that are not the project's", items: roots.filter(isExternal) },
    ].filter((top) => top.items.length),
    children: (n) => children[n],
    parent: (n) => parent[n],
    name: (n) => raw.name[n],
    mark: (n) => (isExternal(n) ? "outside" : depth[n] > 2 ? "knot" : "free"),
    href: (n) => link("types", raw.name[n]),
    detail: (n) => [width[n] ? counted(width[n], "subclass", "subclasses") : null, extensions[n] ? counted(extensions[n], "extension") : null].filter(Boolean).join(" · "),
  };

  function start() {
    stage.replaceChildren(el("div", { class: "bar" }, el("h2", {}, "What inherits from what"), el("p", {}, "Classes hang below their superclass. The deeper one stands, the more must be read to understand it.")), el("div", { class: "objects" }),
      el("div", { class: "key" }, el("span", {}, mark("free"), "the project's"), el("span", {}, mark("outside"), "somebody else's"), el("span", {}, mark("knot"), "three or more ancestors of the project")));
    const box = stage.querySelector(".objects");
    if (!raw.name.length) { box.append(el("p", { class: "dim" }, "No class of the project inherits from another class.")); return; }
    tree = outline(box, model, "Classes");
    for (const top of model.tops) for (const n of top.items) if (!isExternal(n)) tree.open.add(n);
    if (roots.length < 30) for (const n of roots) tree.open.add(n);
    tree.redraw();
  }

  function overview() {
    const deep = raw.name.map((_, n) => n).filter((n) => depth[n] > 0 && !isExternal(n)).sort((a, b) => depth[b] - depth[a] || a - b), wide = raw.name.map((_, n) => n).filter((n) => width[n] > 1 && !isExternal(n)).sort((a, b) => width[b] - width[a] || a - b);
    const byType = new Map();
    for (const one of raw.extended) byType.set(one[1], [...(byType.get(one[1]) || []), one]);
    const most = [...byType].sort((a, b) => b[1].length - a[1].length || (a[0] < b[0] ? -1 : 1));
    panel("types-side", counted(raw.name.filter((_, n) => !isExternal(n)).length, "class", "classes"), "that inherit or are inherited from",
      section("Deepest", deep, (n) => row(raw.name[n], counted(depth[n], "ancestor"), link("types", raw.name[n]), depth[n] > 2), { first: 6 }),
      section("Widest", wide, (n) => row(raw.name[n], counted(width[n], "subclass", "subclasses"), link("types", raw.name[n])), { first: 6 }),
      section("Categories and extensions", most, ([type, list]) => el("details", { class: "inset" }, el("summary", {}, el("span", {}, type), el("span", {}, grouped(list.length))), list.slice(0, 60).map((one) => row(one[0], shortPlace(one[2], one[3])))), { first: 14, total: raw.extended.length }));
  }

  function details(n) {
    const above = [];
    for (let m = parent[n]; m >= 0; m = parent[m]) above.push(m);
    const own = raw.extended.filter((one) => one[1] === raw.name[n]), object = objects.name.indexOf(raw.name[n]);
    panel("types-side", raw.name[n], isExternal(n) ? "not the project's" : place(file[n], line[n]),
      factList(["Ancestors of the project", depth[n]], ["Subclasses", width[n]], ["All below it", size[n] - 1], ["Extensions", extensions[n]]),
      object >= 0 ? el("p", {}, el("a", { href: linkTo.object(object) }, "Who keeps it alive →")) : null,
      section("Inherits from", above, (m) => row(raw.name[m], isExternal(m) ? "not the project's" : "", link("types", raw.name[m]))), section("Subclasses", children[n], (m) => row(raw.name[m], shortPlace(file[m], line[m]), link("types", raw.name[m]))),
      section("Extensions", own, (one) => row(one[0], shortPlace(one[2], one[3]))));
  }

  return {
    show(name = "") {
      if (!tree) start();
      chosen = raw.name.indexOf(name);
      if (tree) tree.select(chosen, chosen >= 0);
      if (chosen >= 0) details(chosen); else overview();
    },
    step: (delta) => {
      if (!tree) return;
      const list = tree.rows().filter((one) => one.n !== undefined), at = list.findIndex((one) => one.n === chosen), next = list[Math.max(0, Math.min(list.length - 1, at + delta))];
      if (next) go("types", raw.name[next.n]);
    },
    open: () => { if (tree && chosen >= 0) tree.toggle(chosen); },
    up: () => go("types"),
  };
})();
