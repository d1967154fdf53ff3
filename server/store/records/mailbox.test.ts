import { expect, test } from "vitest";

import { mailboxOf } from "./mailbox.ts";

test("every spelling of one mailbox counts as one", () => {
  const spellings = [
    "mina.lopez@gmail.com",
    "MinaLopez@Gmail.com",
    "m.i.n.a.lopez+1@googlemail.com",
    "minalopez+a+b@gmail.com",
  ];
  expect(new Set(spellings.map(mailboxOf))).toEqual(new Set(["minalopez@gmail.com"]));
});

test("dots tell mailboxes apart where the provider does", () => {
  expect(mailboxOf("Mina.Lopez+course@example.com")).toBe("mina.lopez@example.com");
});
