/** The built-in content (tools/vite/content-module.ts). */
declare module "virtual:content" {
  const content: import("#content/content.ts").Content;
  export default content;
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
