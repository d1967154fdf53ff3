import { school } from "#content/school/school.ts";

import type { Clock } from "../core/clock.ts";
import type { Mail } from "../mail/transport.ts";
import type { SystemMail } from "../store/owed-mail.ts";
import type { Period, Reports } from "../store/reports.ts";
import type { SystemMails } from "../store/system-mails.ts";
import type { DiskSpace } from "./disk-space.ts";
import { dateOf } from "./mail-id.ts";
import { MOST_SHOWN, putAsideBody } from "./put-aside-mail.ts";
import { dueDate, type Interval, nextDueDate, periodStart } from "./schedule.ts";
import { readSummaryFigures } from "./summary-figures.ts";
import { summaryBody } from "./summary-mail.ts";

interface Services {
  systemMails: Pick<SystemMails, "previousId">;
  reports: Reports;
  clock: Pick<Clock, "now">;
  disk: () => Promise<DiskSpace | undefined>;
  alarmingErrors: (period: Period) => Promise<number>;
  interval: Interval;
  mailFrom: string;
  mailTo: string;
}

/** Composes the system's mails to the school from the store's current content. */
export function createSystemMailComposer(services: Services): (mail: SystemMail) => Promise<Mail> {
  const { systemMails, reports, clock, interval, mailFrom, mailTo } = services;

  async function body({ id, kind }: SystemMail) {
    if (kind === "put-aside") return putAsideBody(await reports.held(MOST_SHOWN));
    const date = dateOf(id);
    const previous = await systemMails.previousId("summary", id);
    const from = previous ? dueDate(dateOf(previous)).moment : periodStart(interval, date);
    return summaryBody(
      await readSummaryFigures(services, {
        now: clock.now(),
        period: { from, to: dueDate(date).moment },
        nextAt: nextDueDate(interval, date).moment,
      }),
    );
  }

  return async (mail) => {
    const domain = mailFrom.split("@")[1];
    return {
      messageId: `${mail.id}@${domain}`,
      references: `${mail.id}.thread@${domain}`,
      from: { name: school.name, address: mailFrom },
      to: mailTo,
      replyTo: undefined,
      date: new Date(dueDate(dateOf(mail.id)).moment),
      // Prevents out-of-office replies (RFC 3834).
      headers: { "Auto-Submitted": "auto-generated" },
      ...(await body(mail)),
    };
  };
}
