/** Applies a loaded style sheet or not. */
type Apply = (isApplied: boolean) => void;

/** The style sheets that scripts have linked in the head, by URL. */
const sheets = new Map<string, Promise<Apply>>();

/** The URL of the sheet that the HTML links at the fold; undefined in development. */
let sheetAtFold: string | undefined;

/**
 * Loads a style sheet without applying it. If that fails, it is loaded again when it is applied.
 * @param isInPage whether the browser has the sheet already: then nothing waits for it
 */
export function loadedSheet(href: string, isInPage = false): Promise<Apply> {
  const sheet = sheets.get(href) ?? loadSheet(href, isInPage);
  sheets.set(href, sheet);
  return sheet;
}

function loadSheet(href: string, isInPage: boolean): Promise<Apply> {
  let link: HTMLLinkElement;
  let media = "not all";
  const sheet = new Promise<Apply>((resolve) => {
    const apply: Apply = (isApplied) => {
      link.media = media = isApplied ? "all" : "not all";
      if (isApplied && !link.isConnected) load();
    };
    const load = () => {
      link = document.createElement("link");
      Object.assign(link, { rel: "stylesheet", href, media });
      link.addEventListener("load", () => resolve(apply));
      link.addEventListener("error", () => {
        link.remove();
        // Otherwise the page would never appear.
        resolve(apply);
      });
      document.head.append(link);
    };
    load();
    if (isInPage) resolve(apply);
  });
  // React's `use` reads these, and otherwise suspends even if the promise is resolved.
  void sheet.then((value) => Object.assign(sheet, { status: "fulfilled", value }));
  return sheet;
}

/**
 * Links the page's style sheets a second time, in the head, but does not apply them: React removes
 * the links in the content on route changes, and when it renders a part anew.
 */
export function keepStyleSheets(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>("main link[rel=stylesheet]")) {
    const href = link.getAttribute("href") ?? "";
    if (link.parentElement?.id === "fold") sheetAtFold = href;
    const sheet = loadedSheet(href, true);
    if (!hasRules(link)) void sheet.then((apply) => apply(true));
  }
}

/** Whether a sheet has loaded: Chromium refuses access to the rules of one that has not. */
function hasRules({ sheet }: HTMLLinkElement): boolean {
  try {
    return Boolean(sheet?.cssRules.length);
  } catch {
    return false;
  }
}

/** Applies the sheet at the fold for good, once its link in the content is gone. */
export function applySheetAtFold(): void {
  if (sheetAtFold) void loadedSheet(sheetAtFold).then((apply) => apply(true));
}
