import type { MailServer } from "../mail/mail-server.ts";
import type { Visitor } from "./load-writers.ts";

/** Compares the accepted submissions with the received mails. */
export function compareWithMails(
  visitors: readonly Visitor[],
  mailServer: Pick<MailServer, "received">,
) {
  const copies = Map.groupBy(mailServer.received, ({ messageId }) => messageId ?? "");
  const promised = visitors.flatMap(({ acceptedId, mark }) =>
    acceptedId ? [{ messageId: `<${acceptedId}@banderas-tefl.example>`, mark }] : [],
  );
  const lost = promised.filter(
    ({ messageId, mark }) => !copies.get(messageId)?.[0]?.text?.includes(mark),
  );
  const duplicates = [...copies.values()].filter((mails) => mails.length > 1);
  const marks = Map.groupBy(mailServer.received, ({ text }) => text ?? "");
  const underSeveralIds = [...marks.values()].filter(
    (mails) => new Set(mails.map(({ messageId }) => messageId)).size > 1,
  );
  return {
    promised: promised.length,
    mailed: copies.size,
    lost: lost.length,
    duplicates: duplicates.length,
    underSeveralIds: underSeveralIds.length,
  };
}
