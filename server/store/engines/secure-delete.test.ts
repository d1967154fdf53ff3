import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

import { sqliteDatabase } from "#tests/support/databases/databases.ts";
import { newSubmission } from "#tests/support/server/sample-submission.ts";

/** The bytes of a database's files, as text. */
function bytesOf(file: string): string {
  return [file, `${file}-wal`].map((name) => readFileSync(name, "latin1")).join("");
}

test(
  "no file of a SQLite database contains deleted data, even of rows that were updated",
  { timeout: 60_000 },
  async () => {
    const { store, file } = await sqliteDatabase();
    const people = Array.from({ length: 400 }, (_, index) => `person-${index * 7919}@example.com`);
    await Promise.all(
      people.map((email, index) =>
        store.submissions.record(
          newSubmission(`${index}`, {
            form: "application",
            email,
            fields: JSON.stringify({ email }),
            text: `${email} ${"long answer ".repeat(index % 600)}`,
          }),
        ),
      ),
    );
    // Updates the rows, with an error message that quotes the address.
    for (const mail of await store.outbox.claim({ now: 1e12, leaseUntil: 1e12, limit: 40 })) {
      await store.outbox.reschedule(mail, 1e12, `550 no such user <${mail.submission?.email}>`);
      await store.outbox.finish(mail.id, "sent", 1e12);
    }
    const erased = people.filter((_, index) => index % 3 === 0);
    const before = bytesOf(file);
    expect(erased.filter((email) => !before.includes(email))).toEqual([]);

    const found = await Promise.all(erased.map(store.admin.findPerson));
    await store.admin.delete(found.flat().map(({ id }) => id));
    expect(await store.forgetDeleted()).toBe(true);

    const after = bytesOf(file);
    expect(erased.filter((email) => after.includes(email))).toEqual([]);
    expect(after).toContain(people[1]);
  },
);
