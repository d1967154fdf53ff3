import { type Context, Hono } from "hono";
import { every } from "hono/combine";
import { HTTPException } from "hono/http-exception";
import { timeout } from "hono/timeout";

import { EMAIL_ADDRESS } from "#forms/validate.ts";

import { browserName } from "#server/browser-errors/browser-name.ts";
import { TIMEOUTS } from "#server/core/http-server.ts";
import { newSecret } from "#server/core/secrets.ts";
import { createBodySlots } from "#server/http/body-slots.ts";
import { createRateLimit, type Rate, SHARE_OF_NETWORK } from "#server/submissions/rate-limit.ts";
import { pathToOpen, readAsked, readSession, writeAsked, writeSession } from "./door-cookies.ts";
import { createSessionGuard, currentSession } from "./session-guard.ts";
import type { Shown, SignIn } from "./sign-in.ts";

const MINUTE = 60;
const HOUR = 3600;
/**
 * Links that one client, and everybody together, may ask for within an hour. The latter only keeps
 * the table small, and is high: whoever reached it would lock the owner out.
 */
const LINKS = { client: 10, all: 2000 };
/** Tries of links and codes from one client within a minute. */
const TRIES = 10;
/** In bytes; the longest form has a token and a code. */
const LARGEST_FORM = 4096;

/** Why a page of the door is opened again; part of its URL. */
export type DoorNote = "over" | "wrong" | "busy" | "many" | "address" | "out" | "ended";

interface Services {
  signIn: SignIn;
  clientAddress: (c: Context) => string;
}

const tooSlow = new Response(null, { status: 408, headers: { Connection: "close" } });

/** The studio's door: where people sign in and out, and the guard of everything behind it. */
export function createDoor({ signIn, clientAddress }: Services): Hono {
  // An IPv4 /24 belongs to many customers: one of them must not use up what its others may do.
  const ofClient = (points: number): Rate[] => [
    [points, ({ host }) => host],
    [points * SHARE_OF_NETWORK, ({ subnets }) => subnets.at(-1)],
  ];
  const links = createRateLimit(HOUR, ...ofClient(LINKS.client), [LINKS.all, () => "all"]);
  const tries = createRateLimit(MINUTE, ...ofClient(TRIES));

  const tooMuch = {
    413: "That is more than a form of this page has.",
    503: "Try it again in a moment.",
  };
  // Strangers send no more than a form, no longer than one of the website may take, and few at a time.
  const limitForm = every(
    timeout(TIMEOUTS.request, new HTTPException(408, { res: tooSlow })),
    createBodySlots(clientAddress, LARGEST_FORM)((c, status) => c.text(tooMuch[status], status)),
  );

  const app = new Hono();
  app.use("/sign-in/*", limitForm);

  app.post("/sign-in/ask", async (c) => {
    const { email, to } = await fieldsOf(c);
    if (!email || !EMAIL_ADDRESS.test(email)) return reopen(c, "/sign-in", "address");
    // Several links of one browser share its secret, so that the first mail works after the second.
    const secret = readAsked(c.req.raw)?.secret ?? newSecret();
    writeAsked(c, { secret, to: pathToOpen(to) });
    // The same for every address, so it tells strangers nothing.
    if ((await links.take(clientAddress(c))) > 0) return reopen(c, "/sign-in", "many");
    await signIn.ask(email, secret);
    return c.redirect("/sign-in/sent", 303);
  });

  app.post("/sign-in/link", async (c) => {
    const { token = "", code } = await fieldsOf(c);
    const page = `/sign-in/link?token=${encodeURIComponent(token)}`;
    return enter(c, page, { token, code });
  });

  app.post("/sign-in/code", async (c) => {
    const { code = "" } = await fieldsOf(c);
    return enter(c, "/sign-in/sent", { code });
  });

  /** Signs in, or opens the page again with a note. */
  async function enter(c: Context, page: string, shown: Shown) {
    if ((await tries.take(clientAddress(c))) > 0) return reopen(c, page, "busy");
    const asked = readAsked(c.req.raw);
    const tried = await signIn.enter(shown, {
      asked: asked?.secret,
      device: browserName(c.req.header("User-Agent") ?? ""),
      session: readSession(c.req.raw),
    });
    if (tried === "code") return c.redirect(page, 303);
    if (tried === "over") return reopen(c, "/sign-in", "over");
    if (tried === "wrong") return reopen(c, page, "wrong");
    writeSession(c, tried.token);
    writeAsked(c, undefined);
    return c.redirect(asked?.to ?? "/", 303);
  }

  app.use(createSessionGuard(signIn));

  app.post("/signed-in/end", limitForm, async (c) => {
    const session = currentSession.getStore();
    // Without an id, this browser's own session.
    const { id = session?.id ?? "" } = await fieldsOf(c);
    if (session) await signIn.end(id, session);
    return id === session?.id ? reopen(c, "/sign-in", "out") : reopen(c, "/signed-in", "ended");
  });

  app.post("/signed-in/end-all", async (c) => {
    const session = currentSession.getStore();
    if (session) await signIn.endAll(session);
    writeSession(c, undefined);
    return reopen(c, "/sign-in", "out");
  });
  return app;
}

async function fieldsOf(c: Context): Promise<Partial<Record<string, string>>> {
  const fields = new URLSearchParams(await c.req.text());
  return Object.fromEntries([...fields].map(([name, value]) => [name, value.trim()]));
}

function reopen(c: Context, page: string, note: DoorNote): Response {
  return c.redirect(`${page}${page.includes("?") ? "&" : "?"}note=${note}`, 303);
}
