import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { withContent } from "#tests/support/components/with-content.ts";
import { AskOnWhatsapp, whatsappAddress } from "./whatsapp-link.tsx";

test("a WhatsApp link preserves every character of the message", () => {
  const text = "Is it 100 % full-time? ¿Sí & no? #1 + 😀\nThanks";
  const address = new URL(whatsappAddress("+52 322", text));
  expect(address.searchParams.get("text")).toBe(text);
  expect(address.hash).toBe("");
});

test("the link that asks on WhatsApp has the school’s own words", () => {
  const words = { chatText: { ask: "Ask Ana", newTab: "(in another tab)" } };
  const html = renderToStaticMarkup(
    withContent(createElement(AskOnWhatsapp, { className: "" }), { words }),
  );
  expect(html).toContain('aria-label="Ask Ana (in another tab)"');
  expect(html).toContain(">Ask Ana</a>");
});
