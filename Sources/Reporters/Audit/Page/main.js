// Search, keys, and which screen is shown.

const names = [...document.querySelectorAll("nav.tabs a")].map((tab) => tab.getAttribute("href").slice(1));

function route() {
  let parts;
  try { parts = location.hash.slice(1).split("/").map(decodeURIComponent); } catch { parts = [""]; }
  const screen = names.includes(parts[0]) ? parts[0] : "overview";
  if (document.documentElement.dataset.screen !== screen) scrollTo(0, 0);
  document.documentElement.dataset.screen = screen;
  for (const view of document.querySelectorAll("main > section")) view.classList.toggle("on", view.id === screen);
  for (const tab of document.querySelectorAll("nav.tabs a")) {
    if (tab.getAttribute("href") === "#" + screen) tab.setAttribute("aria-current", "page"); else tab.removeAttribute("aria-current");
  }
  if (screens[screen]) screens[screen].show(...parts.slice(1));
}

// --- Search --------------------------------------------------------------------------------------------------------------

const search = (() => {
  const input = byId("search"), hits = byId("hits");
  let index = null, found = [], at = 0;
  const build = () => [
    ...components.name.map((name, n) => ({ name, what: folders.path[components.home[n]] || "component", href: linkTo.component(n) })),
    ...folders.name.map((_, f) => ({ name: folders.path[f], what: "folder", href: linkTo.folder(f) })).filter((one) => one.name),
    ...objects.name.map((name, n) => ({ name, what: "object", href: linkTo.object(n) })),
    ...data.types.name.map((name) => ({ name, what: "class", href: link("types", name) })),
    ...data.findings.map((one, n) => ({ name: one.names[0] || "", what: screens.findings.all[n].rule, href: linkTo.finding(n) })).filter((one) => one.name),
  ].map((one) => ({ ...one, low: one.name.toLowerCase() }));
  const score = (low, text) => (low === text ? 0 : low.startsWith(text) ? 1 : low.includes(text) ? 2 : 9);

  function ask() {
    const text = input.value.trim().toLowerCase();
    if (!index) index = build();
    const best = [[], [], []];
    if (text) for (const one of index) { const s = score(one.low, text); if (s < 9) best[s].push(one); if (best[1].length > 400) break; }
    found = best.map((some) => some.sort((a, b) => a.low.length - b.low.length).slice(0, 10)).flat().slice(0, 10);
    at = 0;
    paint();
  }
  function paint() {
    hits.hidden = !found.length;
    input.setAttribute("aria-expanded", String(!hits.hidden));
    hits.replaceChildren(...found.map((one, n) => el("li", { id: "hit" + n, role: "option", "aria-selected": String(n === at), onmousedown: (event) => { event.preventDefault(); take(n); } }, el("span", {}, one.name), el("span", { class: "dim" }, one.what))));
    if (found.length) input.setAttribute("aria-activedescendant", "hit" + at); else input.removeAttribute("aria-activedescendant");
  }
  function take(n) {
    if (!found[n]) return;
    location.hash = found[n].href;
    close();
  }
  function close() {
    input.value = "";
    found = [];
    paint();
    input.blur();
  }
  input.addEventListener("input", ask);
  input.addEventListener("blur", () => { hits.hidden = true; });
  input.addEventListener("keydown", (event) => {
    if (event.key === "ArrowDown") at = Math.min(found.length - 1, at + 1);
    else if (event.key === "ArrowUp") at = Math.max(0, at - 1);
    else if (event.key === "Enter") return take(at);
    else if (event.key === "Escape") return close();
    else return;
    event.preventDefault();
    paint();
  });
  return { focus: () => { input.focus(); input.select(); } };
})();

// --- Keys ----------------------------------------------------------------------------------------------------------------

const help = byId("help");
byId("help-close").addEventListener("click", () => help.close());
byId("help-open").addEventListener("click", () => help.showModal());

addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || help.open) return;
  const isTyping = event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement || event.target instanceof HTMLTextAreaElement;
  if (isTyping) return;
  const screen = screens[document.documentElement.dataset.screen];
  if (event.key === "/") { search.focus(); event.preventDefault(); }
  else if (event.key === "?") help.showModal();
  else if (/^[1-9]$/.test(event.key) && names[Number(event.key) - 1]) go(names[Number(event.key) - 1]);
  else if ((event.key === "j" || event.key === "k") && screen && screen.step) screen.step(event.key === "j" ? 1 : -1);
  else if (event.key === "Enter" && screen && screen.open && event.target === document.body) screen.open();
  else if (event.key === "Escape" && screen && screen.up) screen.up();
});

addEventListener("hashchange", route);
route();
performance.mark("ready");
