import { testMail } from "#content/mail/test-mail.ts";
import { expect, test } from "vitest";

import { publishCourse } from "#tests/support/content/publish-course.ts";
import { sqliteDatabase } from "#tests/support/databases/databases.ts";
import { runDesk } from "#tests/support/server/spawn-desk.ts";
import { smtpError, temporaryMailServer } from "#tests/support/mail/temporary-mail-server.ts";
import { builtIn } from "../../versions/stored-content.ts";

test("desk send-test sends a mail from the published school and prints the mail server’s response word for word", async () => {
  const server = await temporaryMailServer();
  const { url, store } = await sqliteDatabase();
  const school = { ...Object(builtIn().documents["school"]), email: "ana@new.example" };
  await publishCourse(store, 0, { documents: { school } });
  const settings = { SMTP_URL: server.url, DATABASE_URL: url };
  const run = await runDesk(settings, "send-test", "anna@example.com");
  expect(run).toMatchObject({ code: 0, notes: "" });
  expect(run.out).toMatch(/^127\.0\.0\.1:\d+ answered: 250 .+\n$/);
  expect(server.received).toMatchObject([
    {
      subject: testMail.subject,
      from: { address: "website@new.example" },
      to: [{ address: "anna@example.com" }],
    },
  ]);
});

test("desk send-test prints a refusal in the mail server’s own words", async () => {
  const server = await temporaryMailServer({
    onRcptTo: (_address, _session, done) => done(smtpError(554, "Relaying denied for you")),
  });
  const run = await runDesk({ SMTP_URL: server.url }, "send-test", "anna@example.com");
  expect(run).toMatchObject({ code: 1, out: "" });
  expect(run.notes).toContain("554 Relaying denied for you");
});
