/** What Vite inlines at build time (vite.config.ts). */
interface ImportMetaEnv {
  /** The countries that the form offers besides the specified ones (content/data/countries.json). */
  readonly OTHER_COUNTRIES: readonly string[];
}

/** A Markdown file compiled to HTML without its first heading (tools/vite/markdown-pages.ts). */
declare module "*.md?html" {
  const html: string;
  export default html;
}

/** A module compiled to the text of an inline script (tools/vite/inline-scripts.ts). */
declare module "*?script" {
  const text: string;
  export default text;
}
