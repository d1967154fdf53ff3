import { dirname } from "node:path";

import { systemClock } from "../core/clock.ts";
import type { Settings } from "../core/settings/settings.ts";
import { inboxFolder } from "../core/settings/data-folder.ts";
import { type SmtpAccount, smtpAccount } from "../mail/smtp/smtp-account.ts";
import type { Desk } from "./desk.ts";

/** The site's account at its mail server; undefined if mails stay in the local inbox. */
export function mailAccount({ screen }: Desk, settings: Settings): SmtpAccount | undefined {
  return smtpAccount(settings, {
    folder: dirname(inboxFolder(settings)),
    clock: systemClock,
    log: { warn: (_details, sentence) => screen.note(sentence) },
  });
}
