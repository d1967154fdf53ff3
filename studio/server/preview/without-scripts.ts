/** Turns off animations, and content-visibility, whose late layout would shift what is in view. */
const STYLE =
  "<style>*{content-visibility:visible!important}*,::before,::after{animation:none!important}</style>";

/** Removes a page's scripts, and sets what they would set: the theme, and that fonts are loaded. */
export function withoutScripts(html: string, theme: "light" | "dark"): string {
  return html
    .replaceAll(/<script\b[\s\S]*?<\/script>/g, "")
    .replace("<html", `<html data-fonts-loaded data-theme="${theme}"`)
    .replace("</head>", () => `${STYLE}</head>`);
}
