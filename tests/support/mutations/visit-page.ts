import type { Plan, Visit } from "./visit.ts";

/**
 * Runs in a page as its first script: does what a visitor does before hydration and after it, while
 * `changes` change the HTML before, during and after it. The result is `visit` of the window.
 */
export function visitPage(changes: readonly (() => void)[], plan: Plan, visit: Visit): void {
  /** Milliseconds that the visitor waits for something. */
  const patience = 10_000;
  const incomplete = "mina@";
  /** What is answered before hydration, by selector. */
  const early = [
    ["main [name=courseDates]", plan.answers["courseDates"]],
    ["main [name=city]", plan.answers["city"]],
    ["footer [name=email]", incomplete],
    ["footer [name=message]", plan.message],
  ] as const;
  const root = document.documentElement;
  const parts = ["header", "main", "h1", "main form", "footer", "footer form", "aside"];
  let inHtml: (Element | null)[] = [];
  Object.assign(window, { visit });
  document.currentScript?.remove();
  sessionStorage.clear();
  localStorage.clear();
  localStorage.setItem("theme", "dark");

  const note = (...words: unknown[]) => void visit.errors.push(words.join(" "));
  addEventListener("error", ({ message }) => note(message));
  addEventListener("unhandledrejection", ({ reason }) => {
    // Browsers reject the promises of skipped view transitions, which is harmless.
    if (!String(reason).includes("ransition")) note(reason);
  });
  Object.assign(console, { error: note, warn: note });

  addEventListener("DOMContentLoaded", () => {
    inHtml = parts.map(find);
    changeAt("before");
    fillInEarly();
  });
  addEventListener("startup:hydrated", () => changeAt("during"), { once: true });
  new MutationObserver((_, observer) => {
    if (!("hydrated" in root.dataset)) return;
    observer.disconnect();
    changeAt("after");
    look();
    use().catch(note);
  }).observe(root, { attributeFilter: ["data-hydrated"] });

  function changeAt(moment: string) {
    visit.moments.push(moment);
    for (const change of changes) {
      const html = moment === "before" ? root.outerHTML : "";
      change();
      if (moment === "before" && root.outerHTML !== html) visit.changes += 1;
    }
  }

  /** On phones, and in browsers without ::details-content, the contact form opens at a press. */
  function openForm() {
    if (!find("footer details[open]")) find("footer summary")?.click();
  }

  function fillInEarly() {
    openForm();
    for (const [selector, value] of early) fillIn(selector, value);
    const typed = typedField();
    typed?.focus();
    if (isTextField(typed)) typed.setSelectionRange(2, 2);
  }

  function look() {
    visit.replaced = parts.filter((_, index) => inHtml[index]?.isConnected === false);
    visit.theme = root.dataset["theme"] ?? "";
    visit.sheets = Array.from(document.styleSheets)
      .filter(({ media }) => media.mediaText !== "not all")
      .flatMap(({ href }) => href ?? [])
      .toSorted();
    visit.lostAnswers = early.flatMap(([selector, value]) => {
      const field = find(selector);
      return field && valueOf(field) !== value ? selector : [];
    });
    const { activeElement } = document;
    const isCaretKept = isTextField(activeElement) && activeElement.selectionStart === 2;
    if (isCaretKept && activeElement === typedField()) visit.worked.push("focus");
  }

  async function use() {
    // Pages hydrate before they have their typefaces if the visitor does something at once.
    await works("typefaces", () => "fontsLoaded" in document.body.dataset);
    visit.styles.push(styleOf("main > :has(h1) ~ :is(section, div)"), styleOf("footer form"));

    find(`button[aria-label="${plan.chatButton}"]`)?.click();
    await works("chat", () => find("[role=dialog]:popover-open input"));
    document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));

    const email = find("footer [name=email]");
    openForm();
    fillIn("footer [name=email]", incomplete);
    email?.focus();
    email?.blur();
    await works("check of the email", () => has("footer form", plan.emailError));

    if (find("main [name=city]")) await apply();

    const link = plan.links.find(({ to }) => to !== location.pathname);
    const links = Array.from(document.querySelectorAll<HTMLElement>("header a"));
    links.find(({ textContent }) => textContent.includes(link?.label ?? "."))?.click();
    await works("link", () => has("h1", link?.heading ?? "."));
    visit.styles.push(styleOf("header"), styleOf("footer form"));
    visit.isFinished = true;
  }

  async function apply() {
    for (const [name, value] of Object.entries(plan.answers)) fillIn(`main [name=${name}]`, value);
    find("main form [type=submit]")?.click();
    await works("sending", () => has("dialog[open]", plan.success));
    find("dialog[open] button")?.click();
    await works("way home", () => !find("dialog[open]") && has("h1", plan.homeHeading));
  }

  async function works(what: string, isMet: () => unknown) {
    const end = Date.now() + patience;
    while (!isMet() && Date.now() < end) await new Promise((next) => setTimeout(next, 10));
    if (isMet()) visit.worked.push(what);
  }

  function find(selector: string): HTMLElement | null {
    return document.querySelector<HTMLElement>(selector);
  }

  function typedField() {
    return find("main [name=city]") ?? find("footer [name=message]");
  }

  function has(selector: string, text: string) {
    return find(selector)?.textContent.includes(text);
  }

  function valueOf(field: Element | null): string | undefined {
    return isTextField(field) || field instanceof HTMLSelectElement ? field.value : undefined;
  }

  function isTextField(element: Element | null): element is HTMLInputElement | HTMLTextAreaElement {
    return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  }

  /** Fills a field in, unless it already has the answer. */
  function fillIn(selector: string, value: string | undefined) {
    const field = find(selector);
    if (!field || valueOf(field) === value) return;
    Object.assign(field, { value });
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }

  function styleOf(selector: string): string {
    const element = find(selector);
    if (!element) throw new Error(`There is no ${selector}.`);
    const style = getComputedStyle(element);
    const names = ["display", "color", "background-color", "font-size", "padding", "border-radius"];
    return [selector, ...names.map((name) => style.getPropertyValue(name))].join("; ");
  }
}
