import { randomUUIDv7 } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";

import { builtInContent } from "../../content/files/built-in-content.ts";
import { composeMail } from "#server/mail/compose-mail.ts";
import { createDelivery } from "#server/mail/delivery/delivery.ts";
import { type Mail, type Transport, TransportUnavailable } from "#server/mail/transport.ts";
import { hashOf, readDraft, saveDraft } from "#server/publish/content-draft.ts";
import { openContentServices } from "#server/publish/open-content-services.ts";
import { publishContent } from "#server/publish/publish-content.ts";
import { createStore, type Store } from "#server/store/create-store.ts";
import type { ContentServices } from "#server/publish/content-services.ts";
import type { Settings } from "#server/core/settings/settings.ts";
import type { Engine } from "#server/store/engines/engine.ts";
import { createAcceptSubmission } from "#server/submissions/accept-submission.ts";
import {
  createReceiptLimit,
  createSubmissionLimit,
  memoryRateLimits,
} from "#server/submissions/rate-limit.ts";
import { createSuspicion } from "#server/submissions/suspicion.ts";

import { applicant } from "../../tests/support/components/applicant.ts";
import { fakeClock } from "../../tests/support/server/fake-clock.ts";
import { keepingLog } from "../../tests/support/server/keeping-log.ts";

/** What the site of the day writes in. */
export const FOLDER = "data/bench-day";
const MINUTE = 60_000;
const DAY = 24 * 60;
const A_MINUTE = Number(process.argv[2] ?? 70);
/** Of so many mails, the answer to one is lost after the provider has taken it. */
const LOST_ANSWERS = 1000;

/** Minutes of the day. */
const PROVIDER_AWAY = [600, 720] as const;
const TROUBLE = [900, 910] as const;
const UPGRADES = new Set([480, 840, 1200]);
const isPublish = (minute: number) => minute % 72 === 30;

const addresses = { mailFrom: "website@example.com", mailTo: "school@example.com" };
const content = builtInContent();
const isWithin = ([from, to]: readonly [number, number], minute: number) =>
  minute >= from && minute < to;

/** What begins and ends in the middle of the day. */
export interface Trouble {
  name: string;
  begin: () => Promise<void>;
  end: () => Promise<void>;
}

/** What became of everybody who applied on such a day, and what the log said. */
export async function simulateDay(
  database: Settings["database"],
  openEngine: () => Engine,
  trouble: Trouble,
) {
  const clock = fakeClock(Date.UTC(2025, 0, 6));
  const { log, lines } = keepingLog();
  let minute = 0;
  const taken = new Map<string, number>();
  const takenAt = new Map<string, number>();
  let settled = 0;
  let answers = 0;
  const transport: Transport = {
    async send({ messageId }: Mail) {
      if (isWithin(PROVIDER_AWAY, minute)) throw new TransportUnavailable("connect ETIMEDOUT");
      taken.set(messageId, (taken.get(messageId) ?? 0) + 1);
      if (!takenAt.has(messageId)) takenAt.set(messageId, clock.now());
      if (++answers % LOST_ANSWERS === 0) throw new Error("The connection was lost after DATA.");
    },
    close() {},
  };
  const rateLimit = createSubmissionLimit(100, memoryRateLimits);
  const receiptLimit = createReceiptLimit({ perNetwork: 20, perDay: 200 }, memoryRateLimits);
  const suspicion = createSuspicion(clock, undefined);

  async function start() {
    const engine = openEngine();
    const store = createStore(engine);
    await store.prepare();
    const settings = { siteUrl: undefined, mailApiUrl: undefined, database };
    const { isTemporary } = engine;
    const place = { settings, clock, log, build: "build", data: FOLDER };
    const services = openContentServices({ store, isTemporary, ...place });
    const delivery = createDelivery({
      outbox: store.outbox,
      transport,
      clock,
      log,
      compose: (mail) =>
        mail.submission
          ? composeMail(mail, content, { ...addresses, studioUrl: undefined })
          : undefined,
      random: () => 1,
      onSettled: () => void (settled += 1),
    });
    const accept = createAcceptSubmission({
      submissions: store.submissions,
      clock,
      log,
      rateLimit,
      receiptLimit,
      suspicion,
      newId: randomUUIDv7,
      onAccepted: () => delivery.wake(),
    });
    delivery.start();
    return { store, delivery, accept, services };
  }

  let site = await start();
  const accepted = new Map<string, number>();
  let waiting: { number: number; since: number }[] = [];
  let sentCount = 0;
  let refusedAtFirst = 0;
  let versions = 0;

  const send = async (one: { number: number; since: number }) => {
    const name = `day-${one.number}`;
    const fields = {
      courseDates: "February 3rd 2025",
      ...applicant(name),
      professionalBackground: `I am ${name}, and have worked in a library for three years.`,
    };
    const address = `203.${(one.number >> 8) & 255}.${one.number & 255}.7`;
    const outcome = await site.accept({ form: "application", fields, key: name }, address);
    if (outcome.accepted) accepted.set(outcome.id, one.since);
    return outcome.accepted;
  };

  for (minute = 0; minute < DAY; minute += 1) {
    if (minute === TROUBLE[0]) await trouble.begin();
    if (minute === TROUBLE[1]) await trouble.end();
    if (UPGRADES.has(minute)) {
      await site.delivery.stop();
      await site.store.close();
      site = await start();
    }
    const publishing = isPublish(minute) && publish(site.services, minute);
    const visitors = Array.from({ length: A_MINUTE }, () => ({
      number: sentCount++,
      since: clock.now(),
    }));
    const trying = [...waiting, ...visitors];
    const results = await Promise.all(trying.map(send));
    if (publishing) versions = await publishing;
    refusedAtFirst += visitors.filter((_, index) => !results[waiting.length + index]).length;
    // Who was answered 503 tries again a minute later, with the same key.
    waiting = trying.filter((_, index) => !results[index]);
    clock.pass(MINUTE);
    await settle(site.store, minute);
  }
  for (let last = 0; last < 300 && (await site.store.outbox.backlog()).waiting > 0; last += 1) {
    clock.pass(MINUTE);
    await settle(site.store, DAY);
  }
  const { waiting: unsent } = await site.store.outbox.backlog();
  const stored = await site.store.admin.count({});
  await site.delivery.stop();
  await site.store.close();

  const schoolMail = (id: string) => `${id}@example.com`;
  const delays = [...accepted].map(
    ([id, since]) => ((takenAt.get(schoolMail(id)) ?? Infinity) - since) / MINUTE,
  );
  const said = Map.groupBy(lines, ({ said: sentence }) => String(sentence).split(":")[0]);
  return {
    day: {
      trouble: trouble.name,
      applications: sentCount,
      accepted: accepted.size,
      stored,
      "accepted, never mailed": delays.filter((delay) => delay === Infinity).length,
      "refused with 503 at first": refusedAtFirst,
      "never accepted": waiting.length,
      "mails still waiting": unsent,
      "later than 5 minutes": delays.filter((delay) => delay > 5).length,
      "latest, minutes": Math.max(...delays.filter((delay) => delay !== Infinity)),
      "mails taken twice": [...taken.values()].filter((count) => count > 1).length,
      versions,
    },
    log: Object.fromEntries(
      [...said]
        .filter(([sentence]) => !/^(Stored|Sent)/.test(sentence ?? ""))
        .map(([sentence, all]) => [sentence, all.length]),
    ),
  };

  /** Waits until all that is due has been tried, or nothing is tried any more: delivery pauses. */
  async function settle(store: Store, now: number): Promise<void> {
    if (isWithin(TROUBLE, now)) return pause(5);
    for (let idle = 0, before = settled; idle < 25; idle = before === settled ? idle + 1 : 0) {
      before = settled;
      const due = await store.outbox.nextDueAt();
      if (due === undefined || due > clock.now()) return;
      await pause(2);
    }
  }
}

/** Publishes another price, as the studio does: checked, and every page rendered first. */
async function publish(services: ContentServices, price: number): Promise<number> {
  const draft = await readDraft(services);
  const course = {
    ...Object(draft.documents["course"]),
    price: { amount: price, currency: "USD" },
  };
  const seen = hashOf(draft, "course");
  await saveDraft({ name: "course", value: course, seen, by: "the owner" }, services);
  const changed = await readDraft(services);
  return (await publishContent({ ...changed, by: "the owner" }, services)).version;
}
