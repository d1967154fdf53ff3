import { mailServiceText, refusedPostText } from "#content/mail/mail-service.ts";
import type { Context } from "hono";

import { RETRY_AFTER } from "../body-slots.ts";
import { sendFile } from "../files/send-file.ts";
import type { PageSet } from "./page-set.ts";

type Status = 404 | keyof typeof refusedPostText;

export type ErrorPage = (c: Context, status: Status) => Response;

/** @param pages without them (in development) the response is a sentence alone */
export function createErrorPages(pages: PageSet | undefined): ErrorPage {
  return (c, status) => {
    const headers = {
      "Cache-Control": "no-store",
      ...(status === 503 && { "Retry-After": RETRY_AFTER }),
    };
    const file = pages?.page(String(status));
    if (file) return sendFile(c, file, status, headers);
    const sentence = status === 404 ? mailServiceText.noPage : refusedPostText[status].hint;
    return c.text(sentence, status, headers);
  };
}
