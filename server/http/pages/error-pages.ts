import { mailServiceText, refusedPostText } from "#content/mail/mail-service.ts";
import type { Context } from "hono";

import { RETRY_AFTER } from "../body-slots.ts";
import type { BuiltSite } from "../files/built-site.ts";
import { sendErrorPage } from "../files/send-file.ts";

type Status = 404 | keyof typeof refusedPostText;

/** Sends the prerendered error page of a status. */
export type ErrorPage = (c: Context, status: Status) => Response;

/** @param site the build; without one (in development) the response is a sentence alone */
export function createErrorPages(site: BuiltSite | undefined): ErrorPage {
  return (c, status) => {
    const headers = status === 503 ? { "Retry-After": RETRY_AFTER } : undefined;
    const file = site?.otherPages.get(String(status));
    if (file) return sendErrorPage(c, file, status, headers);
    const sentence = status === 404 ? mailServiceText.noPage : refusedPostText[status].hint;
    return c.text(sentence, status, headers);
  };
}
