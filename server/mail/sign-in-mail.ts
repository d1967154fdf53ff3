import type { Content } from "#content/content.ts";
import { signIn as delivered } from "#content/mail/sign-in.ts";
import { withOwnWords } from "#content/own-words/with-own-words.ts";
import { html } from "hono/html";

import type { Clock } from "../core/clock.ts";
import { hashOfCode, hashOfSecret, newSecret, secretsFor } from "../core/secrets.ts";
import { mailAddresses } from "../core/settings/mail-addresses.ts";
import type { Settings } from "../core/settings/settings.ts";
import { signInUrl } from "../core/settings/studio-access.ts";
import type { SignInMail } from "../store/owed-mail.ts";
import type { SignInLinks } from "../store/sign-in/sign-in-links.ts";
import * as part from "./html/mail-elements.ts";
import { mailPage } from "./html/mail-page.ts";
import type { Mail } from "./transport.ts";

export const LINK_LIFETIME = 10 * 60_000;

interface Services {
  links: Pick<SignInLinks, "complete">;
  settings: Pick<Settings, "mailFrom" | "mailTo" | "studioHosts">;
  content: () => Content;
  clock: Pick<Clock, "now">;
}

/**
 * Composes the mail with a link to the studio. The link's secrets are made here, so that nothing
 * but the mail contains them. Undefined if the link was used, or is too old to be of any use.
 */
export function createSignInMailComposer({ links, settings, content, clock }: Services) {
  // Of this process only. A mail that is sent twice has one link: the second would end the first.
  const key = newSecret();
  return async ({ id }: SignInMail): Promise<Mail | undefined> => {
    const [host] = settings.studioHosts;
    if (!host) throw new Error("STUDIO_HOST is set for the studio, but not for the site");
    const now = clock.now();
    const { token, code } = secretsFor(id, key);
    const secrets = {
      token_hash: hashOfSecret(token),
      code_hash: await hashOfCode(code, id),
      expires_at: now + LINK_LIFETIME,
    };
    const account = await links.complete(id, secrets, now - LINK_LIFETIME);
    if (account === undefined) return undefined;
    const { school, mailWords } = content();
    const { mailFrom } = mailAddresses(settings, school);
    return {
      messageId: `${id}@${mailFrom.split("@")[1]}`,
      from: { name: school.name, address: mailFrom },
      to: account,
      replyTo: undefined,
      date: new Date(now),
      // Prevents out-of-office replies (RFC 3834).
      headers: { "Auto-Submitted": "auto-generated" },
      ...signInBody({ host, url: signInUrl(host, token), code }, { school, mailWords }),
    };
  };
}

export function signInBody(
  { host, url, code }: { host: string; url: string; code: string },
  { school, mailWords }: Pick<Content, "school" | "mailWords">,
): Pick<Mail, "subject" | "text" | "html"> {
  const words = withOwnWords(delivered, mailWords.signIn);
  const subject = words.subject(school.name);
  const shownCode = `${code.slice(0, 3)} ${code.slice(3)}`;
  return {
    subject,
    text: [
      words.why(host),
      url,
      words.host(host),
      `${words.code} ${shownCode}`,
      words.notYou,
      `${school.name}, ${school.place}`,
    ].join("\n\n"),
    html: mailPage({
      school,
      title: subject,
      heading: words.heading,
      content: [
        part.paragraph(words.why(host)),
        part.buttons([[url, words.button]]),
        part.mutedParagraph(words.host(host)),
        part.paragraph(words.code),
        part.paragraph(
          html`<strong style="font-size:24px;letter-spacing:3px">${shownCode}</strong>`,
        ),
      ],
      footer: words.notYou,
    }),
  };
}
