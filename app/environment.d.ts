/** What the build bakes into the pages (vite.config.ts lists the names). */
interface ImportMetaEnv {
  /** Where the public reaches the site, without a trailing slash: canonical and social addresses. */
  readonly SITE_URL?: string;
  /** Another mail service that speaks the plain contract of `POST /api/mail/send`. */
  readonly MAIL_API_URL?: string;
  /** The day of the build, `YYYY-MM-DD`, UTC. */
  readonly BUILD_DATE: string;
}

/** A file as a small script to stand in a page (scripts/inline-scripts.ts). */
declare module "*?script" {
  const text: string;
  export default text;
}
