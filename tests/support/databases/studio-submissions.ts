import { randomUUID } from "node:crypto";
import type { Store } from "#server/store/create-store.ts";

import { BUILT_IN_DOCUMENTS } from "#content/files/built-in-content.ts";
import { readDocuments } from "#content/files/read-documents.ts";
import { newSubmission } from "../server/sample-submission.ts";

/** Stores what somebody has sent; returns its id. */
async function store(
  { submissions }: Store,
  fields: Readonly<Record<string, string>> & { email: string },
  change: Parameters<typeof newSubmission>[1],
  isHeld = false,
): Promise<string> {
  const id = randomUUID();
  const text = Object.entries(fields).map(([field, value]) => `${field}: ${value}`);
  const sent = { fields: JSON.stringify(fields), text: text.join("\n"), email: fields.email };
  await submissions.record(newSubmission(id, { ...sent, ...change }, { isHeld, now: Date.now() }));
  return id;
}

/**
 * Stores `count` messages, received at intervals of a minute until now.
 * @param from the email address, or what makes one of each message’s number
 */
export async function storeMessages(
  to: Store,
  count: number,
  from: string | ((index: number) => string),
): Promise<void> {
  const messages = Array.from({ length: count }, (_, index) => {
    const email = typeof from === "string" ? from : from(index);
    const received_at = new Date(Date.now() - (count - index) * 60_000).toISOString();
    return store(to, { email, message: `Message number ${index + 1}` }, { received_at });
  });
  await Promise.all(messages);
}

let publishes = 0;

/** Publishes start dates as another person, in the place of all others. */
export async function publishDates({ content }: Store, dates: readonly string[]): Promise<void> {
  const published = await readDocuments(BUILT_IN_DOCUMENTS);
  const startDates = { defaultYear: 2099, startDates: dates.map((date) => ({ date })) };
  const documents = { ...published, "start-dates": startDates };
  const byZoe = { by: "zoe", now: Date.now(), message: null, changes: [], drafts: [] };
  publishes += 1;
  // A version of another number than in an earlier test: the studio looks at no version twice.
  for (let basedOn = 0; basedOn < publishes; basedOn += 1) {
    await content.versions.publish({ ...byZoe, basedOn, documents, published });
  }
}

/** An applicant for the studio’s tests. */
export const mina = {
  name: "Mina",
  lastName: "Okafor",
  email: "mina.okafor@example.com",
  phoneNumber: "+523225550123",
  courseDates: "A start date",
  country: "Mexico",
};

/** The same by another name. */
export const named = (name: string) => ({
  ...mina,
  name,
  email: `${name.toLowerCase()}@example.com`,
});

/** Stores an application, held for review if `isHeld`, and returns its id. */
export const storeApplication = (
  to: Store,
  applicant: typeof mina & Record<string, string>,
  isHeld = false,
): Promise<string> =>
  store(to, applicant, { form: "application", received_at: new Date().toISOString() }, isHeld);
