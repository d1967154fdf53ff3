import { expect, test } from "vitest";

import { mailboxOf } from "./mailbox.ts";

test("all spellings of a Gmail or a Proton address are one mailbox", () => {
  const proton = ["mina.lopez@proton.me", "Mina-Lopez+1@protonmail.com", "mina_lopez@pm.me"];
  expect(new Set(proton.map(mailboxOf))).toEqual(new Set(["minalopez@proton.me"]));
  const spellings = `mina.lopez@gmail.com MinaLopez@Gmail.com m.i.n.a.lopez+1@googlemail.com
    minalopez+a+b@gmail.com minalopez@𝐆mail.com 𝐌inalopez@gmail.com`.split(/\s+/);
  expect(new Set(spellings.map(mailboxOf))).toEqual(new Set(["minalopez@gmail.com"]));
});

test("dots distinguish mailboxes of providers other than Gmail and Proton", () => {
  expect(mailboxOf("Mina.Lopez+course@example.com")).toBe("mina.lopez@example.com");
});

test("two addresses that differ only in writing the domain in Unicode or Punycode are one mailbox", () => {
  expect(mailboxOf("mina@EXÄMPLE.com")).toBe(mailboxOf("mina@xn--exmple-cua.com"));
});
