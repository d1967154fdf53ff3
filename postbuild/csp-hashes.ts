import { createHash } from "node:crypto";

import { contentPolicy } from "../app/csp/content-policy.ts";

const SCRIPT = /<script(?![^>]*application\/ld\+json)[^>]*>([\s\S]*?)<\/script>/g;
const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;

/** A prerendered page's Content-Security-Policy, with hashes of its inline scripts and styles. */
export function pagePolicy(html: string, mailService: string | undefined): string {
  return contentPolicy({
    scripts: hashes(html, SCRIPT),
    styles: hashes(html, STYLE),
    mailService,
  });
}

function hashes(html: string, element: RegExp): string[] {
  const texts = new Set(Array.from(html.matchAll(element), ([, text = ""]) => text));
  texts.delete("");
  return Array.from(texts, (text) => {
    const hash = createHash("sha256").update(text).digest("base64");
    return `'sha256-${hash}'`;
  });
}
