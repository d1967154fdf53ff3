import type { Context } from "hono";
import { setCookie } from "hono/cookie";
import { parse } from "hono/utils/cookie";

import { LONGEST_SESSION } from "#server/store/sign-in/studio-sessions.ts";

const SESSION = "studio";
const ASKED = "studio-asked";
/** In seconds; as long as a link works. */
const ASKED_LIFETIME = 600;
const COOKIE = { prefix: "host", secure: true, httpOnly: true, path: "/" } as const;

/** What a browser remembers that has asked for a link, and the path to open once signed in. */
type Asked = NonNullable<ReturnType<typeof readAsked>>;

export function readSession(request: Request): string | undefined {
  return readCookie(request, SESSION) || undefined;
}

/** @param token undefined to remove the cookie */
export function writeSession(c: Context, token: string | undefined): void {
  setCookie(c, SESSION, token ?? "", {
    ...COOKIE,
    sameSite: "Strict",
    maxAge: token === undefined ? 0 : LONGEST_SESSION / 1000,
  });
}

export function readAsked(request: Request) {
  const [, secret, to] = /^([\w-]{43}) (\/.*)$/.exec(readCookie(request, ASKED)) ?? [];
  return secret && to ? { secret, to } : undefined;
}

/** @param asked undefined to remove the cookie */
export function writeAsked(c: Context, asked: Asked | undefined): void {
  setCookie(c, ASKED, asked ? `${asked.secret} ${asked.to}` : "", {
    ...COOKIE,
    // Lax, because the mailed link, which a mail program opens, must find it.
    sameSite: "Lax",
    maxAge: asked ? ASKED_LIFETIME : 0,
  });
}

function readCookie(request: Request, name: string): string {
  return parse(request.headers.get("Cookie") ?? "")[`__Host-${name}`] ?? "";
}

/** A path of the studio to open once signed in; any other URL becomes the first page. */
export function pathToOpen(typed: string | undefined): string {
  const origin = "https://studio.invalid";
  const url = typed?.startsWith("/") ? URL.parse(typed, origin) : undefined;
  // A browser takes a path that begins with two slashes for another host.
  const isOwn = url?.origin === origin && !/^\/(?:\/|sign-in)/.test(url.pathname);
  return isOwn && url.pathname.length < 500 ? url.pathname + url.search.slice(0, 500) : "/";
}
