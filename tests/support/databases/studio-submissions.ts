import { randomUUID } from "node:crypto";
import type { Store } from "#server/store/create-store.ts";

import { BUILT_IN_DOCUMENTS } from "#content/files/built-in-content.ts";
import { readDocuments } from "#content/files/read-documents.ts";
import { newSubmission } from "../server/sample-submission.ts";

/**
 * Stores `count` messages, received at intervals of a minute until now.
 * @param from the email address, or what makes one of each message’s number
 */
export async function storeMessages(
  store: Store,
  count: number,
  from: string | ((index: number) => string),
): Promise<void> {
  await Promise.all(
    Array.from({ length: count }, (_, index) => {
      const email = typeof from === "string" ? from : from(index);
      const fields = { email, message: `Message number ${index + 1}` };
      return store.submissions.record(
        newSubmission(
          randomUUID(),
          {
            received_at: new Date(Date.now() - (count - index) * 60_000).toISOString(),
            fields: JSON.stringify(fields),
            text: `Email: ${email}\n\n${fields.message}`,
            email,
          },
          { now: Date.now() },
        ),
      );
    }),
  );
}

/** Publishes start dates as another person, in the place of all others. */
export async function publishDates({ content }: Store, dates: readonly string[]): Promise<void> {
  const published = await readDocuments(BUILT_IN_DOCUMENTS);
  const startDates = { defaultYear: 2099, startDates: dates.map((date) => ({ date })) };
  const documents = { ...published, "start-dates": startDates };
  const byZoe = { by: "zoe", now: Date.now(), message: null, changes: [], drafts: [] };
  await content.versions.publish({ ...byZoe, basedOn: 0, documents, published });
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
export async function storeApplication(
  store: Store,
  applicant: typeof mina & Record<string, string>,
  isHeld = false,
): Promise<string> {
  const id = randomUUID();
  const text = Object.entries(applicant).map(([field, value]) => `${field}: ${value}`);
  await store.submissions.record(
    newSubmission(
      id,
      {
        form: "application",
        received_at: new Date().toISOString(),
        fields: JSON.stringify(applicant),
        text: text.join("\n"),
        email: applicant.email,
      },
      { isHeld, now: Date.now() },
    ),
  );
  return id;
}
