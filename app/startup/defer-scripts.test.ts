import { expect, test } from "vitest";

import { deferScripts } from "./defer-scripts.ts";

const page = [
  '<head><link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js" nonce="n"/>',
  '<link rel="preload" href="/font.woff2"/><script nonce="n">theme()</script></head><body>',
  '<script type="application/ld+json">{"@type":"Course"}</script>',
  '<script nonce="n">window.__reactRouterContext = {};</script>',
  '<script nonce="n" type="module" async="">import "/a.js";\nimport("/b.js");</script>',
  '<script nonce="n">window.__reactRouterContext.streamController.close();</script></body>',
].join("");

test("deferScripts throws an error that names the element missing from React Router’s HTML", () => {
  const withoutPreloads = page.replaceAll(/<link rel="modulepreload"[^>]*>/g, "");
  expect(() => deferScripts(withoutPreloads, "", "")).toThrow("modulepreload");
  const withoutModule = page.replace(/<script nonce="n" type="module"[\s\S]*?<\/script>/, "");
  expect(() => deferScripts(withoutModule, "", "")).toThrow("module script");
});
