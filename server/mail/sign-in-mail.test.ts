import { expect, test } from "vitest";

import { content } from "../../tests/support/site-content.ts";
import { hashOfCode, hashOfSecret } from "../core/secrets.ts";
import { parseSettings } from "../core/settings/settings.ts";
import { createSignInMailComposer } from "./sign-in-mail.ts";

const NOW = 1_800_000_000_000;
const settings = parseSettings({ STUDIO_HOST: "studio.example.com" });
const mail = { id: "one", kind: "sign-in" } as const;

test("a sign-in mail has the host, a link and a code of which only hashes are stored", async () => {
  const stored: Record<string, unknown>[] = [];
  const compose = createSignInMailComposer({
    links: {
      async complete(id, secrets, askedAfter) {
        stored.push({ id, ...secrets, askedAfter });
        return "owner@school.example";
      },
    },
    settings,
    content: () => content,
    clock: { now: () => NOW },
  });
  const first = await compose(mail);
  const second = await compose(mail);
  const [, token = ""] =
    /studio\.example\.com\/sign-in\/link\?token=(\S{43})/.exec(first?.text ?? "") ?? [];
  const code = (/\d{3} \d{3}/.exec(first?.text ?? "")?.[0] ?? "").replace(" ", "");
  expect(stored[0]).toEqual({
    id: "one",
    token_hash: hashOfSecret(token),
    code_hash: await hashOfCode(code, "one"),
    expires_at: NOW + 600_000,
    askedAfter: NOW - 600_000,
  });
  expect(first).toMatchObject({ to: "owner@school.example", replyTo: undefined });
  expect(first?.html).toContain(`href="https://studio.example.com/sign-in/link?token=${token}"`);
  expect(second?.text).not.toContain(token);
});

test("a link that was used or is too old is not mailed", async () => {
  const compose = createSignInMailComposer({
    links: { complete: async () => undefined },
    settings,
    content: () => content,
    clock: { now: () => NOW },
  });
  expect(await compose(mail)).toBeUndefined();
});
