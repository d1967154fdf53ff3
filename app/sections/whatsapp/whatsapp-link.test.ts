import { expect, test } from "vitest";

import { whatsappAddress } from "./whatsapp-link.tsx";

test("a WhatsApp link preserves every character of the message", () => {
  const text = "Is it 100 % full-time? ¿Sí & no? #1 + 😀\nThanks";
  const address = new URL(whatsappAddress("+52 322", text));
  expect(address.searchParams.get("text")).toBe(text);
  expect(address.hash).toBe("");
});
