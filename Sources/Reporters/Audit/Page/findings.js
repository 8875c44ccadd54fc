// Each finding with its picture: the loop drawn, the edge to cut marked, the lines quoted. The list is read from the table of the page.

screens.findings = (() => {
  const list = byId("findings-list"), page = byId("findings-page"), table = byId("findings-table");
  const rows = table ? [...table.tBodies[0].rows] : [];
  const findings = data.findings.map((one, n) => ({ ...one, level: rows[n].cells[0].textContent.trim(), rule: rows[n].cells[1].textContent.trim(), place: rows[n].cells[2].textContent.trim(), message: rows[n].cells[3].textContent.trim() }));
  let started = false, chosen = -1;
  const title = (one) => (one.names.length ? (one.names.length > 2 ? one.names[0] + " and " + (one.names.length - 1) + " more" : one.names.join(" and ")) : one.place);

  function start() {
    started = true;
    const byRule = new Map();
    findings.forEach((one, n) => byRule.set(one.rule, [...(byRule.get(one.rule) || []), n]));
    const grave = (rule) => byRule.get(rule).some((n) => findings[n].level === "error");
    list.replaceChildren(...[...byRule.keys()].sort((a, b) => grave(b) - grave(a) || (a < b ? -1 : 1)).map((rule) => {
      const items = byRule.get(rule), box = el("section", {}, el("h3", {}, rule, el("span", { class: "badge" }, grouped(items.length))));
      const add = (some) => { for (const n of some) box.append(el("a", { class: "item", href: linkTo.finding(n), "data-n": n }, el("b", {}, mark(findings[n].level === "error" ? "knot" : "warn"), el("span", {}, title(findings[n]))), el("small", {}, findings[n].place))); };
      add(items.slice(0, 60));
      if (items.length > 60) {
        const more = el("button", { class: "item more", onclick: () => { more.remove(); add(items.slice(60)); } }, "and " + grouped(items.length - 60) + " more");
        box.append(more);
      }
      return box;
    }));
    if (!findings.length) list.replaceChildren(el("p", { class: "dim" }, "There are no findings."));
  }

  function details(n) {
    const one = findings[n], rule = data.rules[one.rule] || { summary: "", rationale: "" }, [head, advice] = split(one.message);
    const places = [];
    // A note on the line to change says what that line does.
    const add = (file, line, text, isHot) => {
      const known = places.find((other) => other.file === file && other.line === line);
      if (known && (known.isHot || known.text === text)) known.text = text;
      else if (file >= 0 && line > 0) places.push({ file, line, text, isHot });
    };
    add(one.file, one.line, "", true);
    for (const [file, line, text] of one.notes) add(file, line, text, false);
    page.replaceChildren(...[
      el("p", { class: "tag" }, mark(one.level === "error" ? "knot" : "warn"), one.level + " · " + one.rule + (one.confidence ? " · " + one.confidence : "")), el("h1", {}, head), advice ? el("p", { class: "lead" }, advice[0].toUpperCase() + advice.slice(1) + ".") : null,
      one.way.length ? [el("h2", {}, one.isLoop ? "The loop" : "The edge"), loop(one)] : null,
      el("h2", {}, "The lines"), places.slice(0, 14).map(({ file, line, text, isHot }) => quoted([{ file, line }], text, { hot: isHot })), places.length > 14 ? el("p", { class: "dim" }, "and " + (places.length - 14) + " more") : null,
      one.cuts.length ? section(one.cuts.length === 1 ? "To cut" : "All cuts, the best first", one.cuts, ([source, target, file, line, reason]) => el("div", { class: "cut" }, el("b", {}, source + " → " + target), el("code", {}, place(file, line)), el("p", {}, reason))) : null,
      el("h2", {}, "Why it matters"), rule.rationale.split("\n").map((text) => el("p", { class: "prose" }, text.split("`").map((part, index) => (index % 2 ? el("code", {}, part) : part)))),
      el("h2", {}, "To silence it here, with the reason"), el("pre", { class: "code", tabindex: "0" }, "// arborist:disable:next " + one.rule + " - why"),
      el("p", { class: "dim small" }, "Fingerprint " + one.fingerprint)].flat(Infinity).filter(Boolean));
    scrollTo(0, 0);
  }

  /** What is wrong, and what to do about it. */
  function split(message) {
    const at = message.indexOf("; ");
    return at < 0 ? [message, ""] : [message.slice(0, at), message.slice(at + 2)];
  }

  /** Up to eight on an ellipse, more as a column. */
  function loop(one) {
    const way = one.way, isLoop = one.isLoop, names = [];
    for (const [source] of way) names.push(source);
    if (!isLoop) names.push(way[way.length - 1][1]);
    return names.length <= 8 && innerWidth > 620 ? ellipse(names, way, isLoop) : column(names, way, isLoop);
  }

  const defs = (id) => svg("defs", {}, ["", "-cut"].map((kind) => svg("marker", { id: id + kind, viewBox: "0 0 10 10", refX: "8", refY: "5", markerWidth: "9", markerHeight: "9", markerUnits: "userSpaceOnUse", orient: "auto" }, svg("path", { d: "M0 1 9 5 0 9z", class: "tip" + (kind ? "-up" : "") }))));
  const slashes = (x, y, angle) => svg("g", { transform: `translate(${x} ${y}) rotate(${angle})`, class: "slashes" }, svg("path", { d: "M-5 8 1 -8M0 8 6 -8" }));

  function ellipse(names, way, isLoop) {
    const width = 760, height = names.length < 3 ? 170 : names.length < 5 ? 300 : 400, rx = width / 2 - 150, ry = height / 2 - 50, count = names.length;
    const centre = names.map((_, n) => (isLoop && count > 2 ? [width / 2 + rx * Math.sin((2 * Math.PI * n) / count), height / 2 - ry * Math.cos((2 * Math.PI * n) / count)]
      : count === 1 ? [width / 2 - 120, height / 2] : [150 + (n * (width - 300)) / Math.max(1, count - 1), height / 2]));
    const half = names.map((name) => Math.min(130, shorten(name, 30).length * 4 + 16));
    const picture = svg("svg", { viewBox: `0 0 ${width} ${height}`, class: "loop", role: "img", "aria-label": way.map(([source, target]) => `${source} to ${target}`).join(", ") }, defs("way"));
    way.forEach(([, , label, isCut], n) => {
      const a = n, b = isLoop ? (n + 1) % count : n + 1;
      if (a === b) {
        const [x, y] = centre[a], right = x + half[a];
        picture.append(svg("path", { d: `M${right - 30} ${y - 18}C${right + 20} ${y - 80} ${right + 130} ${y - 40} ${right + 4} ${y - 4}`, "stroke-width": isCut ? 2.4 : 1.5, class: "edge" + (isCut ? " up" : ""), "marker-end": `url(#way${isCut ? "-cut" : ""})` }), isCut ? slashes(right + 58, y - 42, 40) : "", svg("text", { x: right + 84, y: y - 30, class: isCut ? "t2 warm" : "t2" }, shorten(label, 40)));
        return;
      }
      const [ax, ay] = centre[a], [bx, by] = centre[b], bow = isLoop ? (count === 2 ? (n ? 46 : -46) : 24) : 0, length = Math.hypot(bx - ax, by - ay) || 1, flip = count === 2 && n === 1 ? -1 : 1;
      const mx = (ax + bx) / 2 + ((by - ay) / length) * (count > 2 ? bow : 0), my = (ay + by) / 2 - ((bx - ax) / length) * (count > 2 ? bow : 0) + (count === 2 ? bow * 1.6 : 0);
      const clip = (x, y, w, tx, ty) => { const dx = tx - x, dy = ty - y, k = Math.min(Math.abs(dx) > 0.01 ? (w + 6) / Math.abs(dx) : Infinity, Math.abs(dy) > 0.01 ? 24 / Math.abs(dy) : Infinity); return [x + dx * k, y + dy * k]; };
      const [sx, sy] = clip(ax, ay, half[a], mx, my), [ex, ey] = clip(bx, by, half[b], mx, my);
      const cx = (sx + ex) / 4 + mx / 2, cy = (sy + ey) / 4 + my / 2;
      picture.append(svg("path", { d: `M${sx.toFixed(1)} ${sy.toFixed(1)}Q${mx.toFixed(1)} ${my.toFixed(1)} ${ex.toFixed(1)} ${ey.toFixed(1)}`, "stroke-width": isCut ? 2.4 : 1.5, class: "edge" + (isCut ? " up" : ""), "marker-end": `url(#way${isCut ? "-cut" : ""})` }));
      if (isCut) picture.append(slashes(cx, cy, (Math.atan2(ey - sy, ex - sx) * 180) / Math.PI));
      const out = count > 2 && isLoop ? [cx - width / 2, cy - height / 2] : [0, count === 2 && n === 1 ? 1 : -1], far = Math.hypot(...out) || 1, lx = cx + (out[0] / far) * 16, ly = cy + (out[1] / far) * 18 + 4;
      picture.append(svg("text", { x: lx, y: ly, class: isCut ? "t2 warm" : "t2", "text-anchor": Math.abs(out[0]) < far * 0.35 ? "middle" : out[0] > 0 ? "start" : "end" }, shorten((isCut ? "cut · " : "") + label, 46)));
    });
    names.forEach((name, n) => picture.append(svg("g", { transform: `translate(${centre[n][0]} ${centre[n][1]})`, class: "box still" }, svg("rect", { class: "b", x: -half[n], y: -18, width: 2 * half[n], height: 36, rx: 8 }), svg("text", { "text-anchor": "middle", y: 4, class: "strong" }, shorten(name, 30), svg("title", {}, name)))));
    return el("div", { class: "chart" }, picture);
  }

  function column(names, way, isLoop) {
    return el("ol", { class: "column" }, names.slice(0, 40).map((name, n) => [el("li", { class: "node" }, name), way[n] ? el("li", { class: "edge-line" + (way[n][3] ? " warm" : "") }, (way[n][3] ? "↓ cut · " : "↓ ") + way[n][2]) : null]), names.length > 40 ? el("li", {}, "and " + (names.length - 40) + " more") : null, isLoop ? el("li", { class: "node again" }, names[0]) : null);
  }

  function show(fingerprint = "") {
    if (!started) start();
    chosen = data.findings.findIndex((one) => one.fingerprint === fingerprint);
    // Without a name the first of the list is shown: errors come first.
    const first = list.querySelector(".item[data-n]");
    if (chosen < 0 && first) chosen = Number(first.dataset.n);
    for (const item of list.querySelectorAll(".item")) {
      const isCurrent = Number(item.dataset.n) === chosen && item.dataset.n !== undefined;
      item.classList.toggle("cur", isCurrent);
      if (isCurrent) { item.setAttribute("aria-current", "true"); item.scrollIntoView({ block: "nearest" }); } else item.removeAttribute("aria-current");
    }
    if (chosen >= 0) details(chosen); else page.replaceChildren(el("h1", {}, "No findings"), el("p", { class: "lead" }, "No rule that is on has anything to say."));
  }

  return {
    show,
    step: (delta) => {
      const items = [...list.querySelectorAll(".item[data-n]")], at = items.findIndex((item) => Number(item.dataset.n) === chosen), next = items[Math.max(0, Math.min(items.length - 1, at + delta))];
      if (next) location.hash = next.getAttribute("href");
    },
    up: () => go("overview"),
    all: findings,
  };
})();
