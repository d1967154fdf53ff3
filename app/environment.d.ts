/** Environment variables that Vite inlines at build time (vite.config.ts lists their names). */
interface ImportMetaEnv {
  /** The site's public origin without a trailing slash, for canonical and social URLs. */
  readonly SITE_URL?: string;
  /** The origin of a third-party mail service that implements `POST /api/mail/send`. */
  readonly MAIL_API_URL?: string;
  /** The UTC date of the build, `YYYY-MM-DD`. */
  readonly BUILD_DATE: string;
}

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
