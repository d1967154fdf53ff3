import { hash } from "node:crypto";

import type { putAside } from "#content/mail/put-aside.ts";
import type { FormName } from "#forms/contract.ts";

import type { Clock } from "../core/clock.ts";
import { mailboxOf } from "../store/records/mailbox.ts";
import { isPrivateAddress, networksOf } from "./networks.ts";
import type { CreateRateLimit } from "./rate-limit.ts";

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
const BURST = { name: "burst", points: 3, duration: 600 };

const WEEK = 7 * 24 * 3_600_000;
/** Different texts that are remembered, in memory: a restart forgets them, which is harmless. */
const MOST_TEXTS = 5000;

/** What is judged of a submission. */
interface Judged {
  form: FormName;
  /** What the visitor wrote; an address of theirs is not part of it. */
  texts: readonly string[];
  email: string | undefined;
  isHiddenFieldFilled: boolean;
}

/** Judges submissions by what they say, and by how they arrive. */
export interface Suspicion {
  /** The reasons, if they are enough to put it aside; otherwise none. */
  judge(sent: Judged, clientAddress: string): Promise<readonly string[]>;
  /** Takes back what a repeated request has counted. */
  giveBack(clientAddress: string): Promise<void>;
}

interface Services {
  clock: Pick<Clock, "now">;
  createRateLimit: CreateRateLimit;
  /** Links to this site are no reason. */
  siteUrl: string | undefined;
}

export function createSuspicion({ clock, createRateLimit, siteUrl }: Services): Suspicion {
  const burst = createRateLimit(BURST);
  const ownHost = siteUrl === undefined ? undefined : new URL(siteUrl).host;
  const isRepeated = createTextMemory(clock);
  /** Undefined for an address that many visitors share: the proxy's, if TRUST_PROXY is wrong. */
  const networkOf = (address: string) =>
    isPrivateAddress(address) ? undefined : networksOf(address).neighbours[0];

  return {
    async judge({ form, texts, email, isHiddenFieldFilled }, clientAddress) {
      const network = networkOf(clientAddress);
      const isBurst = network !== undefined && (await burst.take(network)) > 0;
      const found: Record<Reason, boolean> = {
        "hidden-field": isHiddenFieldFilled,
        links: countLinks(texts, ownHost) >= SEVERAL_LINKS,
        "same-text": email !== undefined && isRepeated(longest(texts), email),
        many: isBurst,
      };
      const all = Object.entries(found).flatMap(([reason, isFound]) => (isFound ? [reason] : []));
      return all.length >= ENOUGH[form] ? all : [];
    },
    async giveBack(clientAddress) {
      const network = networkOf(clientAddress);
      if (network !== undefined) await burst.giveBack(network);
    },
  };
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

/** Remembers for a week which mailboxes have sent a text, whatever its case and its spaces. */
function createTextMemory({ now }: Pick<Clock, "now">) {
  const senders = new Map<string, { mailboxes: Set<string>; since: number }>();
  return (text: string, email: string): boolean => {
    const plain = text.normalize("NFKC").toLowerCase().replaceAll(/\s+/g, " ").trim();
    if (plain.length < LONG_TEXT) return false;
    const key = hash("sha256", plain, "base64");
    const known = senders.get(key);
    const isCurrent = known !== undefined && now() - known.since < WEEK;
    const entry = isCurrent ? known : { mailboxes: new Set<string>(), since: now() };
    if (entry.mailboxes.size < SEVERAL_ADDRESSES) entry.mailboxes.add(mailboxOf(email));
    // The newest is last, so that the oldest is forgotten first.
    senders.delete(key);
    senders.set(key, entry);
    const [oldest] = senders.keys();
    if (senders.size > MOST_TEXTS && oldest !== undefined) senders.delete(oldest);
    return entry.mailboxes.size >= SEVERAL_ADDRESSES;
  };
}
