import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";

import { list, names, row } from "../support/components/people-list.ts";
import {
  mina,
  named,
  publishDates,
  storeApplication,
  storeMessages,
} from "../support/databases/studio-submissions.ts";
import { expect, test } from "../support/fixtures/running-studio.ts";

const title = (page: Page) => page.getByRole("heading", { level: 1 });
const doing = (by: string) => ({ by, now: Date.now(), newId: randomUUID });

/** Opens a chat or mail link, which belongs to another program. */
async function write(link: Locator): Promise<void> {
  await link.evaluate((anchor: HTMLAnchorElement) => {
    anchor.addEventListener("click", (event) => event.preventDefault(), { once: true });
  });
  await link.click();
}

/** Chooses the step of a row of the list. */
async function choose(page: Page, name: string, step: string): Promise<void> {
  await row(page, name)
    .getByRole("button", { name: /^Step of / })
    .click();
  await page.getByRole("menuitemradio", { name: step }).click();
}

test("steps are set that are chosen one right after the other, but overwrite nobody else’s", async ({
  page,
  database: { store },
}) => {
  const ids = [
    await storeApplication(store, named("Ana")),
    await storeApplication(store, named("Ben")),
  ];
  const isSecondChosen = Promise.withResolvers<void>();
  await page.route(
    ({ pathname }) => pathname.startsWith("/people/step") || pathname === "/ping",
    async (route) => {
      await isSecondChosen.promise;
      await route.fallback();
    },
  );
  await page.goto("/people");
  await choose(page, "Ana Okafor", "Answered");
  await choose(page, "Ana Okafor", "Booked");
  await choose(page, "Ben Okafor", "Place offered");
  isSecondChosen.resolve();
  await expect(page.getByRole("status").first()).toHaveText("Ben Okafor: Place offered.");
  const steps = await Promise.all(ids.map(async (id) => (await store.admin.find(id))?.step));
  expect(steps).toEqual(["booked", "offered"]);

  await test.step("a step that somebody else has set is not overwritten", async () => {
    const id = await storeApplication(store, mina);
    await page.goto("/people");
    await expect(row(page, "Mina Okafor")).toBeVisible();
    const change = { from: "new", to: "declined" } as const;
    await store.admin.setStep(id, change, doing("ben"));
    await choose(page, "Mina Okafor", "Booked");
    await expect(page.getByRole("status")).toContainText(
      "ben was faster and has set Mina Okafor to “Not now” on",
    );
    expect((await store.admin.find(id))?.step).toBe("declined");
    // The answer comes before the list is read again, which moves the row.
    await expect(
      row(page, "Mina Okafor").getByRole("button", { name: /: Not now$/ }),
    ).toBeVisible();
    await choose(page, "Mina Okafor", "Booked");
    await expect(page.getByRole("status")).toHaveText("Mina Okafor: Booked.");
    expect((await store.admin.find(id))?.step).toBe("booked");
  });
});

test("who has waited longest comes first, and each is answered in turn", async ({
  page,
  context,
  database,
  saveBeside,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await publishDates(database.store, ["2099-03-02"]);
  const receive = database.sql.prepare("update submissions set received_at = ? where id = ?");
  for (const [name, hours] of Object.entries({ Cleo: 7, Ana: 72, Ben: 8 })) {
    const applied = { ...named(name), courseDates: "March 2nd 2099" };
    const at = new Date(Date.now() - hours * 3_600_000).toISOString();
    receive.run(at, await storeApplication(database.store, applied));
  }
  await storeMessages(database.store, 1, "dog@example.com");
  const text = page.getByLabel("Text", { exact: true });
  const sent = page.getByRole("button", { name: "Yes, I sent it" });

  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Reply to Ana Okafor: WhatsApp" })).toBeInViewport();
  await page.setViewportSize({ width: 800, height: 600 });
  const waiting = page.getByRole("region", { name: "Waiting for your answer" });
  const inOrder = ["Ana Okafor", "Ben Okafor", "Cleo Okafor", "dog@example.com"];
  await expect(names(waiting)).toHaveText(inOrder);
  await expect(row(page, "Ana Okafor")).toContainText("3 days");

  await test.step("Ana can be invited at once, and with the link once there is one", async () => {
    await waiting.getByRole("link", { name: "Ana Okafor", exact: true }).click();
    const link = page.getByRole("link", { name: "Send by WhatsApp" });
    const letter = page.getByLabel("Text of the reply");
    await expect(letter).toHaveValue(/Which day and time would suit you\?\n\nSee you soon!/);
    await expect(link).toBeVisible();
    await letter.pressSequentially("At [interview link]\n");
    await expect(link).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Send by WhatsApp" })).toBeDisabled();
    await expect(page.getByText("It can be sent once it has the link")).toBeVisible();
    await page.getByRole("link", { name: "Add the booking link once" }).click();
    await expect(page).toHaveURL(/\/website\/interview\?field=booking$/);
    const booking = { label: "Book it", address: "https://calendar.example/mina" };
    await saveBeside("interview", { booking });
    await page.goBack();
    await expect(letter).toHaveValue(/^At \[interview link\]\nHello Ana/);
    await page.getByRole("button", { name: "Put in your booking link" }).click();
    await expect(letter).toBeFocused();
    const href = new URL((await link.getAttribute("href")) ?? "");
    expect(href.origin + href.pathname).toBe("https://wa.me/523225550123");
    expect(href.searchParams.get("text")).toContain(
      `At ${booking.address}\nHello Ana,\n\nThank you for your application for March 2nd 2099.`,
    );
    await write(link);
    await expect(page.getByText("“Invite to the interview” is in WhatsApp.")).toBeVisible();
    await sent.click();
    await expect(page.getByRole("status").first()).toHaveText("Ana Okafor: Interview.");
    await expect(page.getByRole("button", { name: "Step of Ana Okafor: Interview" })).toBeVisible();
    const next = page.getByRole("link", { name: "Next: Ben Okafor" });
    await expect(next).toBeFocused();
    await page.getByText("You sent Invite to the interview").click();
    const kept = page.getByRole("listitem").filter({ hasText: "Hello Ana," });
    await expect(kept).toContainText(booking.address);
    await next.click();
  });

  await test.step("Ben’s offer could go by mail, and is copied", async () => {
    await expect(title(page)).toHaveText("Ben Okafor");
    await text.selectOption("Offer a place");
    await page.getByLabel("Text of the reply").pressSequentially("Dear Ben,\n");
    await expect(page.getByRole("link", { name: "Send by mail" })).toHaveAttribute(
      "href",
      /^mailto:ben@example\.com\?subject=Your%20application%20\(.{7}\)&body=Dear%20Ben%2C%0D%0AHello%20Ben%2C%0D%0A/,
    );
    await page.getByRole("button", { name: "Copy", exact: true }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^Dear Ben,/);
    await sent.click();
    await expect(page.getByText("You sent Offer a place")).toBeVisible();
    await page.getByRole("link", { name: "Newer" }).click();
    await expect(title(page)).toHaveText("Cleo Okafor");
    await page.getByRole("main").getByRole("link", { name: "People", exact: true }).click();
  });

  await test.step("the others are answered from the list", async () => {
    await expect(page).toHaveURL(/\?step=new$/);
    await choose(page, "Cleo Okafor", "Not now");
    await expect(row(page, "Cleo Okafor")).toHaveCount(0);
    await page.getByRole("link", { name: "Reply to dog@example.com: Mail" }).click();
    await expect(page.getByRole("heading", { name: "Reply" })).toBeInViewport();
    await write(page.getByRole("link", { name: "Send by mail" }));
    await sent.click();
    await expect(page.getByText("Sent. It is in the history.")).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "People", exact: true }).click();
    await expect(page.getByText("Everybody has an answer")).toBeVisible();
  });

  const steps = page.getByRole("navigation", { name: "Steps" });
  await steps.getByRole("link", { name: "All" }).click();
  await expect(steps.getByRole("listitem")).toHaveText([
    "All",
    "Answered1",
    "Interview1",
    "Place offered1",
    "Not now1",
  ]);
});

test("a message is answered with a text that is ready to send", async ({ page, database }) => {
  await publishDates(database.store, ["2099-03-02", "2099-04-06"]);
  await storeMessages(database.store, 2, "dog@example.com");
  await page.goto("/people");
  await names(list(page)).getByRole("link").click();
  const thread = page.getByRole("region", { name: "Messages", exact: true });
  const panel = page.getByRole("region", { name: "Reply" });
  await expect(panel.getByRole("heading")).toHaveText(["2 new messages", "Reply"]);
  await expect(panel.getByRole("listitem")).toContainText(["Message number 1", "Message number 2"]);
  await expect(thread, "nothing stands there twice").toHaveCount(0);
  const reply = page.getByLabel("Text of the reply");
  await page.getByLabel("Text", { exact: true }).selectOption("Next dates and price");
  await expect(reply).toHaveValue(
    /^Hello,\n.*March 2nd 2099 and April 6th 2099\..* 1299 USD\. .*https:\/\/www\.school\.example/s,
  );
  await page.getByLabel("Text", { exact: true }).selectOption("Write my own");
  await reply.pressSequentially("Yes!\n");
  const link = page.getByRole("link", { name: "Send by mail" });
  expect((await link.getAttribute("href")) ?? "").toMatch(
    /^mailto:dog@example\.com\?subject=Your%20message.*&body=Yes!%0D%0AHello%2C%0D%0A%0D%0AThank%20you%20for%20your%20message/,
  );
  await write(link);
  await page.getByRole("button", { name: "Yes, I sent it" }).click();
  await expect(page.getByRole("status").first()).toHaveText(
    "dog@example.com: Answered. What else they sent is answered, too.",
  );
  await page.getByRole("button", { name: "Write again" }).click();
  await expect(page.getByLabel("Text", { exact: true })).toBeFocused();
  await reply.pressSequentially("Again: ");
  await write(link);
  await page.getByRole("button", { name: "Yes, I sent it" }).click();
  await expect(page.getByText("You sent", { exact: false })).toHaveCount(2);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("You sent", { exact: false })).toHaveCount(1);
  await page.getByRole("button", { name: "Yes, I sent it" }).click();
  await expect(thread.getByRole("listitem")).toHaveText([
    /^Message number 1/,
    /^Message number 2/,
    /^Yes!.*Your answer/s,
    /^Again: .*Your answer/s,
  ]);
});
