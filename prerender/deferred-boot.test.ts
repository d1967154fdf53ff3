import { expect, test } from "vitest";

import { deferBoot } from "./deferred-boot.ts";

const page = [
  '<head><link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js" nonce="n"/>',
  '<link rel="preload" href="/font.woff2"/><script nonce="n">theme()</script></head><body>',
  '<script type="application/ld+json">{"@type":"Course"}</script>',
  '<script nonce="n">window.__reactRouterContext = {};</script>',
  '<script nonce="n" type="module" async="">import "/a.js";\nimport * as route from "/c.js";\nimport("/b.js");</script>',
  '<script nonce="n">window.__reactRouterContext.streamController.close();</script></body>',
].join("");

test("the framework’s files are not asked for, and its scripts stay but do nothing", () => {
  expect(deferBoot(page)).toBe(
    [
      '<head><link rel="preload" href="/font.woff2"/><script nonce="n">theme()</script></head><body>',
      '<script type="application/ld+json">{"@type":"Course"}</script>',
      '<script type="text/boot">window.__reactRouterContext = {};</script>',
      '<script type="text/boot" data-type="module" data-preload="/a.js /b.js">await import("/a.js");\n\nconst route = await import("/c.js");\nimport("/b.js");</script>',
      '<script type="text/boot">window.__reactRouterContext.streamController.close();</script></body>',
    ].join(""),
  );
});

test.each([
  ["without preloads", page.replaceAll(/<link rel="modulepreload"[^>]*>/g, "")],
  ["without its module", page.replace(/<script nonce="n" type="module"[\s\S]*?<\/script>/, "")],
])("a framework that starts %s is not taken for the known one", (_what, html) => {
  expect(() => deferBoot(html)).toThrow("another way");
});
