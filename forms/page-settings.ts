/** What a page is rendered with besides its content; hydration uses the same values. */
export interface PageSettings {
  /** The day at the school, `YYYY-MM-DD`. */
  day: string;
  /** The site's public origin without a trailing slash, for canonical and social URLs. */
  siteUrl?: string | undefined;
  /** The origin of a third-party mail service that implements `POST /api/mail/send`. */
  mailApiUrl?: string | undefined;
}
