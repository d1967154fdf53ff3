import { hash } from "node:crypto";

import { questionsToAsk } from "#content/form-texts/contact-form.ts";
import type { StartDate } from "#content/course/start-dates.ts";
import type { putAside } from "#content/mail/put-aside.ts";
import type { FormName } from "#forms/contract.ts";

import type { Clock } from "../core/clock.ts";
import { DAY, MINUTE } from "../core/durations.ts";
import { mailboxOf } from "../store/records/mailbox.ts";
import { isPrivateAddress, networksOf } from "./networks.ts";

/** Why a submission looks like advertising. */
type Reason = keyof typeof putAside.reasons;

/** How many reasons put a submission aside: an applicant must not wait because of one mistake. */
const ENOUGH: Record<FormName, number> = { contact: 1, application: 2 };

/** Links to other sites that are advertising; one is often a profile or a question. */
const SEVERAL_LINKS = 2;
/** Addresses that send one text. Two may be one person who has corrected the address. */
const SEVERAL_ADDRESSES = 3;
/** Texts below this length in characters are often the same, such as “How much is it?”. */
const LONG_TEXT = 40;
/** Submissions of one network within ten minutes; a further one is suspicious. */
const BURST = 3;
/** Networks, and texts, that are remembered; a restart forgets them, which is harmless. */
const REMEMBERED = 5000;

export interface Judged {
  form: FormName;
  /** What the visitor wrote; an address of theirs is not part of it. */
  texts: readonly string[];
  email: string | undefined;
  isHiddenFieldFilled: boolean;
}

export type Suspicion = ReturnType<typeof createSuspicion>;

/**
 * Judges submissions by what they say, and by how they arrive.
 * @param siteUrl links to this site are no reason
 * @param startDates those of the pages, whose links write questions into messages
 */
export function createSuspicion(
  clock: Pick<Clock, "elapsed">,
  siteUrl: string | undefined,
  startDates: () => readonly StartDate[],
) {
  const ownHost = siteUrl === undefined ? undefined : new URL(siteUrl).host;
  const sentFrom = createMemory(clock, 10 * MINUTE, () => ({ count: 0 }));
  const sendersOf = createMemory(clock, 7 * DAY, (): string[] => []);
  const networkOf = (address: string) => networksOf(address).subnets[0] ?? address;

  function isRepeated(text: string, email: string): boolean {
    let plain = plainOf(text);
    if (plain.length < LONG_TEXT) return false;
    // What visitors send without having written it.
    for (const question of questionsToAsk(startDates()).values()) {
      plain = plain.replaceAll(plainOf(question), "");
    }
    if (plain.length < LONG_TEXT) return false;
    const senders = sendersOf(hash("sha256", plain, "base64"));
    if (senders.length >= SEVERAL_ADDRESSES) return true;
    if (!senders.some((sender) => mailboxOf(sender) === mailboxOf(email))) senders.push(email);
    return senders.length >= SEVERAL_ADDRESSES;
  }

  return {
    /** The reasons, if they are enough to put it aside; otherwise none. */
    judge({ form, texts, email, isHiddenFieldFilled }: Judged, clientAddress: string): string[] {
      const count = ++sentFrom(networkOf(clientAddress)).count;
      const found: Record<Reason, boolean> = {
        "hidden-field": isHiddenFieldFilled,
        links: countLinks(texts, ownHost) >= SEVERAL_LINKS,
        "same-text": email !== undefined && isRepeated(longest(texts), email),
        // Many visitors share the proxy's own address, if TRUST_PROXY is wrong.
        many: count > BURST && !isPrivateAddress(clientAddress),
      };
      const all = Object.entries(found).flatMap(([reason, isFound]) => (isFound ? [reason] : []));
      return all.length >= ENOUGH[form] ? all : [];
    },
    /** Takes back what a repeated request has counted. */
    giveBack(clientAddress: string): void {
      sentFrom(networkOf(clientAddress)).count -= 1;
    },
  };
}

function plainOf(text: string): string {
  return text.toLowerCase().replaceAll(/\s+/g, " ").trim();
}

/** The number of different web addresses of other hosts. */
function countLinks(texts: readonly string[], ownHost: string | undefined): number {
  const found = new Set<string>();
  for (const text of texts) {
    for (const [link] of text.matchAll(/(?:https?:\/\/|\bwww\.)[^\s<>"'\])]+/gi)) {
      const url = URL.parse(/^http/i.test(link) ? link : `http://${link}`);
      if (url && url.host !== ownHost) found.add(url.href);
    }
  }
  return found.size;
}

function longest(texts: readonly string[]): string {
  return texts.reduce((one, other) => (other.length > one.length ? other : one), "");
}

/** Remembers a value for each key for a time; of many keys, those that were used last. */
function createMemory<Value>(
  { elapsed }: Pick<Clock, "elapsed">,
  time: number,
  first: () => Value,
) {
  const entries = new Map<string, { value: Value; since: number }>();
  return (key: string): Value => {
    const known = entries.get(key);
    const isCurrent = known !== undefined && elapsed() - known.since < time;
    const entry = isCurrent ? known : { value: first(), since: elapsed() };
    // A map lists its keys in the order in which they were set.
    entries.delete(key);
    entries.set(key, entry);
    const [oldest] = entries.keys();
    if (entries.size > REMEMBERED && oldest !== undefined) entries.delete(oldest);
    return entry.value;
  };
}
