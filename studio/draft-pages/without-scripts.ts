/** Below the fold the site is laid out late, which would move what the owner looks at. */
const STYLE =
  "<style>*{content-visibility:visible!important}*,::before,::after{animation:none!important}</style>";

/** A page of the site that shows a theme without its scripts, with what these add at once. */
export function withoutScripts(html: string, theme: "light" | "dark"): string {
  return html
    .replaceAll(/<script\b[\s\S]*?<\/script>/g, "")
    .replace("<html", `<html data-fonts-loaded data-theme="${theme}"`)
    .replace("</head>", () => `${STYLE}</head>`);
}
