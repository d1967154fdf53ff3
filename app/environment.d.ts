/** Environment variables that Vite inlines at build time (vite.config.ts lists their names). */
interface ImportMetaEnv {
  /** The site's public origin, without a trailing slash: for canonical and social addresses. */
  readonly SITE_URL?: string;
  /** Origin of another mail service with the contract of `POST /api/mail/send`. */
  readonly MAIL_API_URL?: string;
  /** The day of the build, `YYYY-MM-DD`, UTC. */
  readonly BUILD_DATE: string;
}

/** A file compiled to an inline script (tools/vite/inline-scripts.ts). */
declare module "*?script" {
  const text: string;
  export default text;
}
