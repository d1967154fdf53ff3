import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { withContent } from "../../../tests/support/components/with-content.ts";
import { AskOnWhatsapp, whatsappAddress } from "./whatsapp-link.tsx";

test("a WhatsApp link contains only the digits of the phone number", () => {
  expect(whatsappAddress("+52 322 555 0123")).toBe("https://wa.me/523225550123");
  expect(whatsappAddress("+1 (555) 010-99")).toBe("https://wa.me/155501099");
});

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
