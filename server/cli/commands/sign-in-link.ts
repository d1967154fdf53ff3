import { randomUUIDv7 } from "node:crypto";
import type { Command } from "commander";

import { SentenceError } from "#content/sentence-error.ts";
import { hashOfSecret, newSecret } from "../../core/secrets.ts";
import { signInUrl, studioAccounts } from "../../core/settings/studio-access.ts";
import { LINK_LIFETIME } from "../../mail/sign-in-mail.ts";
import { withStore } from "../../admin/open-store.ts";
import { type Desk, publishedSchool } from "../desk.ts";

export function addStudio(program: Command, desk: Desk): void {
  program
    .command("studio")
    .summary("the studio on its own host: let somebody in")
    .addHelpText("after", "\nExample:\n  npm run desk -- studio link")
    .command("link [mailbox]")
    .summary("print a link that signs in to the studio, once, within ten minutes")
    .description(`Prints a link that signs in to the studio, once, within ten minutes: for a person
whose mail does not arrive. The mailbox must be one of STUDIO_USERS; without one, the first.
Whoever has the link gets in: hand it over in person.

Examples:
  npm run desk -- studio link
  npm run desk -- studio link ana@example.com`)
    .action((mailbox: string | undefined) => printLink(desk, mailbox));
}

async function printLink(desk: Desk, mailbox: string | undefined): Promise<void> {
  const settings = desk.readSettings();
  const [host] = settings.studioHosts;
  if (!host) {
    throw new SentenceError(
      "The studio has no host of its own: set STUDIO_HOST. Nobody signs in yet.",
    );
  }
  await withStore(desk.readSettings(), async (open) => {
    const accounts = studioAccounts(settings, await publishedSchool(desk, open));
    const account = mailbox ? accounts.find((one) => one === mailbox.toLowerCase()) : accounts[0];
    if (!account) {
      throw new SentenceError(`${mailbox} may not sign in. These may: ${accounts.join(", ")}.`);
    }
    const { links, events } = open.store.signIn;
    const now = desk.now();
    const token = newSecret();
    const expires_at = now + LINK_LIFETIME;
    await links.add(
      { id: randomUUIDv7(), account, browser_hash: null, asked_at: now, expires_at },
      { token_hash: hashOfSecret(token), code_hash: null, expires_at },
    );
    await events.add({
      id: randomUUIDv7(),
      done_at: now,
      account,
      action: "link-made",
      device: desk.user,
    });
    desk.screen.print(signInUrl(host, token));
    desk.screen.note(`Signs in ${account}, once, within ten minutes. It is not shown again.`);
  });
}
