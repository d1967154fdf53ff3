import { expect, test } from "vitest";

import { findPlaceholders, type OwnerFacts } from "./placeholders.ts";
import { warnOfPlaceholders } from "../../server/core/public-site-checks.ts";
import { HOUR } from "../../server/core/durations.ts";
import { schoolMoment } from "../../server/core/school-clock.ts";
import { fakeClock } from "../../tests/support/server/fake-clock.ts";
import { keepingLog } from "../../tests/support/server/keeping-log.ts";
import { content } from "../../tests/support/site-content.ts";

const today = "2025-06-01";
const picture = { file: "people/maria", alt: "María", width: 400, height: 400 };

const film = {
  title: "Our school",
  poster: { file: "video/school", alt: "" },
  captions: [],
  address: "/video/school.mp4",
  secondFormat: { address: "/video/school.webm" },
};

const sample = { ...film, address: "/video/sample.webm" };

/** Facts without any placeholder. */
const real: OwnerFacts = {
  school: { name: "Bay School", email: "hello@bay-school.mx", phone: "+52 322 123 4567" },
  socialLinks: [{ network: "facebook", address: "https://facebook.com/bay" }],
  testimonials: {
    testimonials: [{ name: "María", text: "It was good.", portrait: "people/maria" }],
  },
  videos: { welcome: film, lesson: film, graduation: film },
  chat: { portrait: picture },
  privacyFacts: {
    responsible: { name: "Bay School S.C.", postalAddress: "Calle 1, Puerto Vallarta" },
    hosting: "Hoster, Mexico",
    mail: "Mailer, Mexico",
  },
  startDates: [{ date: "2025-06-02", month: "June 2nd", label: "June 2nd 2025" }],
};
const circumstances = { today, retentionDays: undefined };

const sentencesOf = (facts: OwnerFacts) => findPlaceholders(facts, circumstances);
const found = (facts: Partial<OwnerFacts>) => sentencesOf({ ...real, ...facts }).join("\n");

test("no placeholder is reported once the school has replaced them all", () => {
  expect(findPlaceholders(real, circumstances)).toEqual([]);
});

test("every placeholder in the site’s content is reported, with the file to edit", () => {
  const sentences = sentencesOf(content);
  for (const file of "school social-links testimonials videos chat privacy-facts".split(" ")) {
    expect(sentences.join("\n")).toContain(`content/data/${file}.json`);
  }
  expect(new Set(sentences).size).toBe(sentences.length);
  for (const sentence of sentences) expect(sentence).toMatch(/content\/data\/[\w-]+\.json.*\.$/);
});

test.each<[what: string, changed: Partial<OwnerFacts>, named: string]>([
  ["phone number", { school: { ...real.school, phone: "+52 322 555 0123" } }, "phone"],
  ["mailbox", { school: { ...real.school, email: "a@bay.example" } }, "a@bay.example"],
  ["video", { videos: { ...real.videos, lesson: sample } }, "“Our school”"],
])("a placeholder of a %s is reported", (_what, changed, named) => {
  expect(found(changed)).toContain(named);
});

test("of social links, only the placeholders are reported, each separately", () => {
  const links = ["https://facebook.example/bay", "https://x.example/bay", "https://x.com/bay"];
  const socialLinks = links.map((address) => ({ network: "twitter", address }) as const);
  expect(sentencesOf({ ...real, socialLinks })).toHaveLength(2);
});

test("only testimonials marked as invented are reported as placeholders", () => {
  const [maria] = real.testimonials.testimonials;
  const helen = { name: "Helen", text: "Good.", portrait: "people/helen", isSample: true as const };
  const sentences = found({ testimonials: { testimonials: maria ? [maria, helen] : [] } });
  expect(sentences).toContain("Helen");
  expect(sentences).not.toContain("María");
});

test("once the last course has started, the owner is asked to add start dates", () => {
  expect(findPlaceholders(real, { ...circumstances, today: "2025-06-01" })).toEqual([]);
  const [dates] = findPlaceholders(real, { ...circumstances, today: "2025-06-02" });
  expect(dates).toContain("content/data/start-dates.json");
});

test("a retention period in the privacy notice that differs from the server’s is reported", () => {
  const notice = { ...real.privacyFacts, retentionDays: 365 };
  expect(found({ privacyFacts: notice })).toContain("says otherwise: it is kept without a limit");
  const facts = { ...real, privacyFacts: notice };
  expect(findPlaceholders(facts, { today, retentionDays: 365 })).toEqual([]);
  expect(findPlaceholders(real, { today, retentionDays: 30 })).toHaveLength(1);
});

test("a server warns of placeholders only if SITE_URL is a public HTTPS address", () => {
  const clock = fakeClock(Date.parse(today));
  const warningsAt = (siteUrl: string | undefined) => {
    const { log, lines } = keepingLog();
    warnOfPlaceholders({ siteUrl, retentionDays: undefined }, content, clock, log);
    return lines.map(({ said }) => said);
  };
  expect(warningsAt("https://www.bay-school.mx")).toEqual(sentencesOf(content));
  const own = ["https://localhost:3000", "https://127.0.0.1", "https://[::1]:3000", undefined];
  for (const siteUrl of ["http://www.bay-school.mx", ...own]) {
    expect(warningsAt(siteUrl), siteUrl).toEqual([]);
  }
});

test("the last start date has passed once its day begins at the school", () => {
  const { log, lines } = keepingLog();
  const last = content.startDates.at(-1)?.date ?? "";
  // Two hours before midnight in Mexico, it is the next day in UTC.
  const clock = fakeClock(schoolMoment(last, -2, content.school.timeZone));
  const isPublic = { siteUrl: "https://bay-school.mx", retentionDays: undefined };
  warnOfPlaceholders(isPublic, content, clock, log);
  const before = lines.length;
  clock.pass(2 * HOUR);
  warnOfPlaceholders(isPublic, content, clock, log);
  expect(lines.length - before).toBe(before + 1);
});
