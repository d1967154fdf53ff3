import type { Content } from "#content/content.ts";

import type { Clock } from "../core/clock.ts";
import { mailAddresses } from "../core/settings/mail-addresses.ts";
import type { Settings } from "../core/settings/settings.ts";
import { studioUrl } from "../core/settings/studio-access.ts";
import type { Mail } from "../mail/transport.ts";
import type { SystemMail } from "../store/owed-mail.ts";
import type { Store } from "../store/create-store.ts";
import { MOST_SHOWN, putAsideBody } from "./put-aside-mail.ts";
import { dateOf, dueDate, type Interval, nextDueDate, periodStart, toldUntil } from "./schedule.ts";
import { readSummaryFigures, type SummarySources } from "./summary-figures.ts";
import { summaryBody } from "./summary-mail.ts";

interface Services extends Omit<SummarySources, "content"> {
  store: SummarySources["store"] & Pick<Store, "systemMails">;
  clock: Pick<Clock, "now">;
  interval: Interval;
  settings: Pick<Settings, "mailFrom" | "mailTo" | "studioHosts">;
  content: () => Content;
}

/** Composes the system's mails to the school from the store's current content. */
export function createSystemMailComposer(services: Services): (mail: SystemMail) => Promise<Mail> {
  const { store, clock, interval, settings } = services;

  async function summary(id: string, content: Content) {
    const date = dateOf(id);
    const previous = await store.systemMails.previous("summary", id);
    const from = previous ? toldUntil(previous, content) : periodStart(interval, date, content);
    return summaryBody(
      await readSummaryFigures(
        { ...services, content },
        {
          now: clock.now(),
          period: { from, to: dueDate(date, content).moment },
          nextAt: nextDueDate(interval, date, content).moment,
        },
      ),
      content,
      studioUrl(settings),
    );
  }

  const putAside = async (content: Content) =>
    putAsideBody(await store.reports.held(MOST_SHOWN), content, studioUrl(settings));

  return async ({ id, kind }) => {
    const content = services.content();
    const { mailFrom, mailTo } = mailAddresses(settings, content.school);
    const domain = mailFrom.split("@")[1];
    return {
      messageId: `${id}@${domain}`,
      references: `${id}.thread@${domain}`,
      from: { name: content.school.name, address: mailFrom },
      to: mailTo,
      replyTo: undefined,
      date: new Date(dueDate(dateOf(id), content).moment),
      // Prevents out-of-office replies (RFC 3834).
      headers: { "Auto-Submitted": "auto-generated" },
      ...(await (kind === "summary" ? summary(id, content) : putAside(content))),
    };
  };
}
