import { randomUUIDv7 } from "node:crypto";

import type { Clock } from "#server/core/clock.ts";
import { describeError } from "#server/core/log.ts";
import { hashOfCode, hashOfSecret, isSameSecret, newSecret } from "#server/core/secrets.ts";
import { LINK_LIFETIME } from "#server/mail/sign-in-mail.ts";
import type { SignInEventsTable } from "#server/store/schema/tables.ts";
import type { SignInStore } from "#server/store/sign-in/sign-in-store.ts";
import type { StudioSession } from "#server/store/sign-in/studio-sessions.ts";
import { sentenceIn } from "../studio-store.ts";
import type { StudioServices } from "../studio-services.ts";

/** Milliseconds after which the mail is queued: the answer must not tell whether there is one. */
const MAIL_DELAY = 100;
const SHOWN_EVENTS = 50;

interface Services extends Pick<StudioServices, "store" | "log"> {
  /** The mailboxes of those who may sign in, in lower case. */
  accounts: () => readonly string[];
  clock: Pick<Clock, "now" | "after">;
}

interface Browser {
  /** The secret of its cookie, if it has asked for a link. */
  asked: string | undefined;
  device: string;
  /** The session that the new one replaces. */
  session: string | undefined;
}

/** What somebody has of a mail: its link, its code, or both. */
export type Shown = { [Secret in "token" | "code"]?: string | undefined };

/** What the page of a mailed link offers: a button, or a field for the code as well. */
type LinkState = "button" | "code" | "over";

/** The result of a try: the token of a new session, or why there is none. */
type Tried = { token: string } | "wrong" | "over" | "code";

export type SignIn = ReturnType<typeof createSignIn>;

/** Links, codes and sessions; everything that is asked of them, and nothing about HTTP. */
export function createSignIn({ store, accounts, clock, log }: Services) {
  const use = <Result>(work: (signIn: SignInStore) => Promise<Result>) =>
    store
      .use(({ store: { signIn } }) => work(signIn))
      .catch((error: unknown) => {
        throw new Error(sentenceIn(error));
      });

  const accountOf = (email: string) => accounts().find((one) => one === email.toLowerCase());

  const record = (
    { events }: SignInStore,
    event: Pick<SignInEventsTable, "account" | "action" | "device">,
  ) => events.add({ ...event, id: randomUUIDv7(), done_at: clock.now() });

  async function queueMail(link: { id: string; account: string }): Promise<void> {
    try {
      const isQueued = await use(({ links }) => links.queueMail(link, clock.now()));
      if (!isQueued)
        log.warn(
          {},
          "No further sign-in mail: three in half an hour and five in an hour are the limit",
        );
    } catch (error) {
      log.error(describeError(error), "Could not queue a sign-in mail");
    }
  }

  /** Starts a session in place of the browser's old one. */
  async function start(signIn: SignInStore, account: string, browser: Browser): Promise<Tried> {
    // Somebody may have been taken off the list since the link was asked for.
    if (!accountOf(account)) return "over";
    const token = newSecret();
    const now = clock.now();
    const { device } = browser;
    if (browser.session) {
      const old = await signIn.sessions.use(hashOfSecret(browser.session), now);
      if (old) await signIn.sessions.end(old.id);
    }
    await signIn.sessions.start({
      id: randomUUIDv7(),
      token_hash: hashOfSecret(token),
      account,
      device,
      signed_in_at: now,
      seen_at: now,
    });
    await record(signIn, { account, action: "signed-in", device });
    log.info({}, "Somebody signed in to the studio");
    return { token };
  }

  const isBoundTo = (link: { browser_hash: string | null }, asked: string | undefined) =>
    link.browser_hash === null ||
    (asked !== undefined && link.browser_hash === hashOfSecret(asked));

  return {
    /** Stores a link for the browser; if the mailbox is on the list, its mail is queued later. */
    async ask(email: string, secret: string): Promise<void> {
      const id = randomUUIDv7();
      const account = accountOf(email);
      const now = clock.now();
      await use(({ links }) =>
        links.add({
          id,
          account: account ?? null,
          browser_hash: hashOfSecret(secret),
          asked_at: now,
          expires_at: now + LINK_LIFETIME,
        }),
      );
      if (account) clock.after(MAIL_DELAY, () => void queueMail({ id, account }));
    },

    /** What a link's page offers. Changes nothing: programs that scan mails open links, too. */
    linkState: (token: string, asked: string | undefined): Promise<LinkState> =>
      use(async ({ links }) => {
        const link = await links.find(hashOfSecret(token), clock.now());
        if (!link) return "over";
        return isBoundTo(link, asked) ? "button" : "code";
      }),

    /**
     * Signs a browser in that asked for a link, with this link or with the code of its newest one;
     * and another browser, which has the link, once it has the code as well.
     */
    async enter({ token, code }: Shown, browser: Browser) {
      const secret = token ?? browser.asked;
      if (secret === undefined) return "over";
      const hash = hashOfSecret(secret);
      const by = token === undefined ? "browser_hash" : "token_hash";
      return use(async (signIn): Promise<Tried> => {
        let id: string;
        if (code === undefined) {
          const link = await signIn.links.find(hash, clock.now());
          if (!link) return "over";
          if (!isBoundTo(link, browser.asked)) return "code";
          id = link.id;
        } else {
          const link = await signIn.links.countTry(by, hash, clock.now());
          if (!link) return "over";
          const { account, code_hash } = link;
          const typed = await hashOfCode(code.replaceAll(/\D/g, ""), link.id);
          if (code_hash === null || account === null || !isSameSecret(typed, code_hash)) {
            const { device } = browser;
            if (account) await record(signIn, { account, action: "wrong-code", device });
            return "wrong";
          }
          id = link.id;
        }
        const taken = await signIn.links.take(id, clock.now());
        return taken?.account ? start(signIn, taken.account, browser) : "over";
      });
    },

    /** The session of a cookie, as long as its account is on the list. */
    session: (token: string): Promise<StudioSession | undefined> =>
      use(async ({ sessions }) => {
        const session = await sessions.use(hashOfSecret(token), clock.now());
        return session && accountOf(session.account) ? session : undefined;
      }),

    /** Ends a session; `by` is the one that asks. */
    end: (id: string, by: StudioSession): Promise<void> =>
      use(async (signIn) => {
        const ended = await signIn.sessions.end(id);
        if (!ended) return;
        const action = id === by.id ? "signed-out" : "signed-out-elsewhere";
        await record(signIn, { account: ended.account, action, device: ended.device });
      }),

    endAll: ({ account, device }: StudioSession): Promise<void> =>
      use(async (signIn) => {
        await signIn.sessions.endAll(account);
        await record(signIn, { account, action: "signed-out-everywhere", device });
      }),

    sessions: () =>
      use(async ({ sessions }) => {
        const all = await sessions.list(clock.now());
        return all.filter(({ account }) => accountOf(account));
      }),

    history: () => use(({ events }) => events.newest(SHOWN_EVENTS)),
  };
}
