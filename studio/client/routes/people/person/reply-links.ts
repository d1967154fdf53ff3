import type { SubmissionDetails } from "../../../../server/submissions/submission-details.ts";

/** The URLs that open a chat and a mail with a text. */
export function replyLinks({ mail, whatsApp }: SubmissionDetails["links"], text: string) {
  // RFC 6068: a line break in a mailto URL is %0D%0A.
  const body = encodeURIComponent(text.replaceAll(/\r?\n/g, "\r\n"));
  return {
    mail: `${mail}&body=${body}`,
    whatsApp: whatsApp?.replace(/\?.*/, `?text=${encodeURIComponent(text)}`),
  };
}
