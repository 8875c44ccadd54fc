// Churn times tangle: what changes often and is needed by much. Only where there is a change history.

if (byId("hot-spots-stage")) screens["hot-spots"] = (() => {
  const stage = byId("hot-spots-stage"), raw = data.hot;
  const list = raw.map(([n, commits, lines]) => ({ n, commits, lines, heat: commits * components.impact[n] })).sort((a, b) => b.heat - a.heat || a.n - b.n);
  let drawn = false;

  function draw() {
    const width = Math.max(320, Math.min(stage.clientWidth - 48, 1100)), height = Math.max(320, Math.min(620, innerHeight - 230)), left = 56, bottom = 46, top = 16, right = 20;
    const mostCommits = Math.max(1, ...list.map((one) => one.commits)), mostImpact = Math.max(1, ...list.map((one) => components.impact[one.n]));
    const x = (commits) => left + (Math.log(commits) / Math.log(Math.max(2, mostCommits))) * (width - left - right), y = (impact) => height - bottom - (Math.log(impact) / Math.log(Math.max(2, mostImpact))) * (height - bottom - top);
    const ticks = (most) => [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10000].filter((tick) => tick <= most);
    const picture = svg("svg", { width, height, role: "group", "aria-label": "Commits and how much needs a component" },
      ticks(mostCommits).map((tick) => [svg("line", { x1: x(tick), x2: x(tick), y1: top, y2: height - bottom, class: "grid" }), svg("text", { x: x(tick), y: height - bottom + 16, class: "t2", "text-anchor": "middle" }, grouped(tick))]),
      ticks(mostImpact).map((tick) => [svg("line", { x1: left, x2: width - right, y1: y(tick), y2: y(tick), class: "grid" }), svg("text", { x: left - 8, y: y(tick) + 4, class: "t2", "text-anchor": "end" }, grouped(tick))]),
      svg("text", { x: (left + width) / 2, y: height - 8, class: "t2", "text-anchor": "middle" }, "commits"), svg("text", { x: -height / 2, y: 14, class: "t2", "text-anchor": "middle", transform: "rotate(-90)" }, "components that a change there can touch"));
    const radius = (n) => Math.max(3, Math.min(16, Math.sqrt(components.lines[n]) / 4)), boxes = [];
    list.slice(0, 800).reverse().forEach((one) => {
      const hot = list.indexOf(one) < 10, cx = x(one.commits), cy = y(components.impact[one.n]);
      picture.append(svg("circle", { cx, cy, r: radius(one.n), class: "spot" + (components.knot[one.n] >= 0 ? " knot" : ""), onclick: () => go("hot-spots", components.path(one.n)) }, svg("title", {}, `${components.name[one.n]}: ${counted(one.commits, "commit")}, can touch ${counted(components.impact[one.n], "component")}`)));
      if (!hot) return;
      boxes.push({ one, cx, cy });
    });
    const taken = [];
    for (const { one, cx, cy } of boxes.reverse()) {
      const text = shorten(components.name[one.n], 28), w = text.length * 6.4, off = radius(one.n) + 5, flip = cx + w + off > width, box = [flip ? cx - w - off : cx + off, cy - 8, w, 14];
      if (taken.some((other) => box[0] < other[0] + other[2] && other[0] < box[0] + box[2] && Math.abs(box[1] - other[1]) < 13)) continue;
      taken.push(box);
      picture.append(svg("text", { x: flip ? cx - off : cx + off, y: cy + 4, "text-anchor": flip ? "end" : "start", class: "halo" }, text));
    }
    stage.replaceChildren(el("div", { class: "bar" }, el("h2", {}, "What changes often and is needed by much"), el("p", {}, `From ${counted(data.history.commits, "commit")}, ${data.history.since} to ${data.history.until}. Top right hurts: each change there can break much.`)), el("div", { class: "chart" }, picture),
      el("div", { class: "key" }, el("span", {}, mark("spot"), "a component; its size is its lines"), el("span", {}, mark("spot knot"), "in a knot")));
    drawn = true;
  }

  function overview() {
    panel("hot-spots-side", counted(list.length, "component"), "changed in that time", section("Hottest", list, (one) => row(components.name[one.n], grouped(one.commits) + " × " + grouped(components.impact[one.n]), link("hot-spots", components.path(one.n)), components.knot[one.n] >= 0), { first: 20 }));
  }

  addEventListener("resize", () => { if (stage.offsetParent) draw(); });
  return {
    show(path = "") {
      if (!drawn) draw();
      const n = path ? components.byPath(path) : -1;
      if (n >= 0) componentPanel("hot-spots-side", n); else overview();
    },
    up: () => go("hot-spots"),
  };
})();
