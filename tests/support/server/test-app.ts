import { createApp } from "#server/create-app.ts";
import type { Log } from "#server/core/log.ts";
import type { Store } from "#server/store/create-store.ts";
import { createReceiptLimit, createSubmissionLimit } from "#server/submissions/rate-limit.ts";

import { fakeClock } from "./fake-clock.ts";
import { silentLog } from "./silent-log.ts";
import { temporaryStore } from "../databases/temporary-store.ts";
import { content } from "../site-content.ts";

interface Call {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

interface Options {
  rateLimit?: number;
  log?: Log;
  /** Called with the status of every response. */
  onResponse?: (status: number) => void;
  isStopping?: () => boolean;
  trustedProxies?: number;
  isReady?: () => Promise<boolean>;
  /** Takes back what the limit of submissions has counted. */
  giveBack?: () => Promise<void>;
}

/** The whole app with a real store, and fake pages that return their input. */
export async function testApp({ rateLimit = 1000, log = silentLog, ...options }: Options = {}) {
  const store = await temporaryStore();
  let ids = 0;
  const clock = fakeClock();
  const app = createApp({
    content: () => content,
    settings: {
      trustedProxies: options.trustedProxies ?? 1,
      siteUrl: undefined,
    },
    clock,
    log,
    newId: () => `id-${++ids}`,
    store: { ...store, canWrite: options.isReady ?? store.canWrite },
    rateLimit: {
      ...createSubmissionLimit(rateLimit),
      ...(options.giveBack && { giveBack: options.giveBack }),
    },
    receiptLimit: createReceiptLimit(),
    onAccepted() {},
    errorCounts: { count() {} },
    errorLimit: createSubmissionLimit(1000),
    renderPage: async (request, { submit }) => {
      if (request.url.endsWith("/broken")) throw new Error("mina@example.com: broken");
      if (request.method === "GET") return new Response(request.url);
      const values = Object.fromEntries(new URLSearchParams(await request.text()));
      return Response.json(await submit("contact", values, {}));
    },
    prepared: undefined,
    mailboxes: new Set(),
    isStopping: options.isStopping ?? (() => false),
    onResponse: options.onResponse ?? (() => {}),
    onPage() {},
  });
  const send = (body: unknown, { headers, ...call }: Call = {}) =>
    app.request("/api/mail/send", {
      method: "POST",
      headers: { "Content-Type": "application/json", ...headers },
      body: JSON.stringify(body),
      ...call,
    });
  return { app, store, clock, send };
}

/** Claims and returns all waiting mails about submissions. */
export async function owedMails(store: Store) {
  const claimed = await store.outbox.claim({
    now: Number.MAX_SAFE_INTEGER - 1,
    leaseUntil: Number.MAX_SAFE_INTEGER,
    limit: 1000,
  });
  return claimed.filter((mail) => mail.submission !== undefined);
}

/** The texts of all submissions with waiting mails. */
export async function storedTexts(store: Store): Promise<string[]> {
  return (await owedMails(store)).map(({ submission }) => submission.text);
}
