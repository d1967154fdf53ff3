/** Set by the content file (render/content-file.ts), which runs before the page's scripts. */
declare var pageContent: import("#content/content.ts").BrowserContent;

/** Set by the page's own script (app/entry.server.tsx). */
declare var pageSettings: import("#forms/page-settings.ts").PageSettings;

/** A module compiled to the text of an inline script (tools/vite/inline-scripts.ts). */
declare module "*?script" {
  const text: string;
  export default text;
}
