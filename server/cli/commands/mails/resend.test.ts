import { expect, onTestFinished, test, vi } from "vitest";

import { fakeClock } from "../../../../tests/support/server/fake-clock.ts";
import { newSubmission } from "../../../../tests/support/server/sample-submission.ts";
import { silentLog } from "../../../../tests/support/server/silent-log.ts";
import { temporaryStore } from "../../../../tests/support/databases/temporary-store.ts";
import { composeMail } from "../../../mail/compose-mail.ts";
import { createDelivery } from "../../../mail/delivery/delivery.ts";
import { content } from "../../../../tests/support/site-content.ts";

const DAY = 86_400_000;
const addresses = { mailFrom: "site@example.com", mailTo: "school@example.com" };

test.each(["dead", "held"] as const)(
  "a %s mail that is requeued after a month and fails again is retried, and does not become a dead letter at once",
  async (state) => {
    const { submissions, outbox, admin } = await temporaryStore();
    const clock = fakeClock();
    await submissions.record(
      newSubmission("one", {}, { now: clock.now(), isHeld: state === "held" }),
    );
    // A mail becomes a dead letter only after 14 days and 20 attempts.
    for (let attempt = 1; attempt < 20; attempt += 1) {
      await outbox.claim({ now: clock.now(), leaseUntil: 0, limit: 1 });
    }
    for (const mail of await outbox.claim({ now: clock.now(), leaseUntil: 0, limit: 1 })) {
      await outbox.markDead(mail, clock.now(), "nobody takes it");
    }
    clock.pass(30 * DAY);
    await admin.requeue("one", state, clock.now());

    let attempts = 0;
    const delivery = createDelivery({
      outbox,
      clock,
      log: silentLog,
      random: () => 1,
      onSettled() {},
      compose(mail) {
        if (!mail.submission) throw new Error("This test owes no mail from the system");
        return composeMail(mail, content, addresses);
      },
      transport: {
        async send() {
          attempts += 1;
          throw new Error("The mail server is away");
        },
        close() {},
      },
    });
    delivery.start();
    onTestFinished(delivery.stop);
    const stateOfMail = async () => (await admin.find("one"))?.mails[0];
    const failedOnce = { state: "waiting", last_error: "Error: The mail server is away" };
    await vi.waitFor(async () => expect(await stateOfMail()).toMatchObject(failedOnce), 15_000);
    expect(attempts).toBe(1);
  },
);
