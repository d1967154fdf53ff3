import { cpSync, writeFileSync } from "node:fs";
import { BUILT_IN_DOCUMENTS } from "../files/built-in-content.ts";
import { join } from "node:path";
import { expect, test } from "vitest";
import * as z from "zod";

import { readDocuments } from "../files/read-documents.ts";
import type { Media } from "./media.ts";
import { alt, code, words } from "../schema/formats.ts";
import { sentenceOf } from "./mistake.ts";
import { findMistakes } from "./mistakes.ts";
import { textMistakes } from "./text-mistakes.ts";
import { temporaryFolder } from "../../tests/support/server/temporary-folder.ts";

const media: Media = { hasPicture: () => true, hasFile: () => true, uploads: new Map() };
const real = readDocuments(BUILT_IN_DOCUMENTS);

/** The mistakes after changing some values of a document. */
function mistakesWith(name: string, data: object, where = media): string[] {
  const changed = { ...Object(real[name]), ...data };
  return findMistakes({ ...real, [name]: changed }, where).map(sentenceOf);
}

function datesWith(...starts: object[]): string[] {
  return mistakesWith("start-dates", { startDates: starts });
}

const january = { date: "2027-01-04" };
const february = { date: "2027-02-01" };

test("an empty field is reported once, as empty, and not also as badly formatted", () => {
  expect(datesWith({ ...january, date: "" }, february)).toHaveLength(1);
  expect(mistakesWith("school", { email: "", phone: " " })).toEqual([
    "content/data/school.json: email is empty.",
    "content/data/school.json: phone is empty.",
  ]);
});

test("no mistake is reported for the content from the specification, or for a mailbox in any script", () => {
  expect(findMistakes(real, media)).toEqual([]);
  expect(mistakesWith("school", { email: "hola@señal.mx" })).toEqual([]);
});

test("a data file with a JSON syntax error is reported with the line of the error", () => {
  const folder = temporaryFolder();
  cpSync("content/data", folder, { recursive: true });
  writeFileSync(join(folder, "course.json"), '{\n  "hours": 150\n  "weeks": 4\n}\n');
  expect(() => readDocuments(folder)).toThrow(/course\.json cannot be read\..*line 3/);
});

const march = { date: "2027-03-01" };
const again = { ...january, label: "January 4th 2027, again" };
const likeJanuary = { date: "2027-01-14", month: "January 14th", label: "January 4th 2027" };

test.each<[what: string, starts: object[], mistake: string]>([
  ["a missing date", [{ month: "January 4th" }], "startDates, entry 1, date is missing."],
  ["a misspelt field", [{ ...january, plases: "few" }], "has “plases”, which means nothing"],
  ["no dates", [], "startDates has no entries."],
  ["unknown places", [{ ...january, places: "sold out" }], "“sold out”. Write open, few, or full."],
  ["a date twice", [january, again], "entry 2, date is 2027-01-04 once more"],
  // If two dates had the same label, the form would select the wrong one.
  ["a label twice", [january, likeJanuary], "label is “January 4th 2027” once more"],
  // The label is in the URL of the form in which it is chosen.
  ...["/", "\\", "?", "#", "%"].map((character): [string, object[], string] => [
    `a label with ${character}`,
    [{ ...january, label: `January 4th 2027 ${character} full-time` }],
    `entry 1, label has “${character}”`,
  ]),
  ...["2027-02-30", "2027-13-01", "01/31/2027", "2027-1-4", "soon"].map(
    (date): [string, object[], string] => [
      `${date} as a date`,
      [january, { date }, march],
      `entry 2, date is “${date}”, which is no day`,
    ],
  ),
  ...(
    [
      ["month", "January 5th"],
      ["month", "February 4th"],
      ["label", "January 14th 2027"],
      ["label", "January 4th 2026"],
    ] as const
  ).map(([field, text]): [string, object[], string] => [
    `the ${field} ${text} for 4 January 2027`,
    [{ ...january, [field]: text }, february],
    `${field} is “${text}”, but its date is`,
  ]),
])("of start dates, %s is reported", (_what, starts, mistake) => {
  expect(datesWith(...starts)[0]).toMatch(/^content\/data\/start-dates\.json: startDates/);
  expect(datesWith(...starts).join()).toContain(mistake);
});

test("dates in order, with few or no places, are no mistake", () => {
  expect(datesWith({ ...january, places: "few" }, { ...february, places: "full" })).toEqual([]);
});

test("a missing picture or alternative text is reported once, with its field", () => {
  const hasPicture = (name: string) => name !== "video/poster-welcome";
  expect(findMistakes(real, { ...media, hasPicture }).map(sentenceOf)).toEqual([
    "content/data/videos.json: welcome, poster, file names the picture video/poster-welcome, but there is none in app/pictures.",
  ]);
  const photo = { title: "Photo", file: "uploads/0123456789ab", alt: " ", width: 4, height: 3 };
  expect(mistakesWith("gallery", { pictures: [photo] }, media)).toEqual([
    expect.stringMatching(
      /^content.data.gallery.json: pictures, entry 1, file names .*are missing/,
    ),
    expect.stringMatching(/entry 1, alt is empty. Say in one sentence what is on the picture/),
  ]);
});

function videoMistakes(addresses: object): string {
  const hasFile = (file: string) => file !== "/video/none.mp4";
  const poster = { file: "people/helen", alt: "" };
  const lesson = { title: "A", poster, captions: [], ...addresses };
  return mistakesWith("videos", { lesson }, { ...media, hasFile }).join();
}

test.each([
  ["https://www.youtube.com/@school", "is no video that a page can play"],
  ["https://vimeo.com/event/1234567", "is no video that a page can play"],
  ["https://www.dropbox.com/s/abc/film.mp4?dl=0", "is no video that a page can play"],
  ["https://media.example/film.mov", "is no video that a page can play"],
  ["vimeo.com/123456", "neither a web address"],
  ["/video/none.mp4", "videos.json: lesson, address names /video/none.mp4"],
])("of a video at %s, the mistake is “%s”", (address, mistake) => {
  expect(videoMistakes({ address })).toContain(mistake);
});

test("videos on YouTube and Vimeo, and files of a video, are no mistake", () => {
  const secondFormat = { address: "/video/film.webm" };
  for (const address of [
    "https://vimeo.com/123456",
    "https://youtu.be/dQw4w9WgXcQ",
    "https://media.example/film.webm?v=2",
    "https://www.dropbox.com/s/abc/film.mp4?raw=1",
  ]) {
    expect(videoMistakes({ address, secondFormat }), address).toBe("");
  }
});

test("subtitles at another website are reported, because browsers do not load them", () => {
  const subtitles = (address: string) => ({
    address: "https://media.example/film.mp4",
    captions: [{ language: "en", label: "English", address }],
  });
  expect(videoMistakes(subtitles("/video/film.vtt"))).toBe("");
  expect(videoMistakes(subtitles("https://media.example/film.vtt"))).toContain(
    "lesson, captions, entry 1, address leads to another website",
  );
});

test("what a text has to be follows from its schema, whatever its field is called", () => {
  const says = (field: z.ZodType, value: string) =>
    ["address", "file", "portrait", "alt", "other"].flatMap((name) =>
      textMistakes(z.strictObject({ [name]: field }), "any", { [name]: value }, nothing),
    );
  const nothing: Media = { ...media, hasPicture: () => false, hasFile: () => false };
  expect(says(words, "Calle Sol 5")).toEqual([]);
  for (const [field, value, mistake] of [
    [words, " ", /^is empty\.$/],
    [code.meta({ url: "page" }), "Calle Sol 5", /neither a web address/],
    [code.meta({ url: "video" }), "https://a.example", /no video/],
    [code.meta({ isPicture: true }), "people/ana", /names the picture people\/ana/],
    [code.meta({ picturesIn: "spots/" }), "sun", /names the picture spots\/sun/],
    [alt.meta({ alt: "needed" }), "", /what is on the picture/],
  ] as const) {
    expect(says(field, value).map((one) => one.says)).toEqual(
      Array(5).fill(expect.stringMatching(mistake)),
    );
  }
  expect(says(alt, "")).toEqual([]);
});

test("a character that nobody can see is reported with the word before it, line breaks are not", () => {
  expect(mistakesWith("chat", { greeting: "Hi\tthere!\n\nAsk us." })).toEqual([]);
  for (const character of ["\u0007", "\u000B", "\u0085", "\uD83D"]) {
    expect(mistakesWith("chat", { greeting: `Hi there${character}!` })).toEqual([
      "content/data/chat.json: greeting has a character that nobody can see, after “there”. Delete it there, or type the words again.",
    ]);
  }
});

test("an unknown placeholder in a text is reported, with a list of the known placeholders", () => {
  expect(mistakesWith("chat", { greeting: "{weeks} for {pryce}!" })).toEqual([
    expect.stringMatching(
      /chat\.json: greeting says \{pryce\}, which stands for nothing.*\{price\}/,
    ),
  ]);
});

test("a value in a wrong format is reported with the name of its file", () => {
  for (const [name, changed, sentence] of [
    ["school", { email: "a@b.mx, c@d.mx" }, "email must be one e-mail address"],
    ["school", { email: "zoë@b.mx" }, "email must be one e-mail address"],
    ["school", { phone: "322 555" }, "phone must begin with +"],
    ["school", { phone: "+44 (0)20 7946 0123" }, "phone has (0), which links and WhatsApp would"],
    ["school", { timeZone: "America/Vallarta" }, "timeZone is no time zone. Write one such as"],
    ["summary", { weekday: "Lunes" }, "weekday is “Lunes”. Write Monday, "],
    ["summary", { hour: 24 }, "hour must be a whole number from 0 to 23"],
    ["course", { hours: 0 }, "hours must be a number of hours"],
    ["course", { price: { amount: "1299", currency: "USD" } }, "amount must be"],
    ["course", { price: { amount: 1.299, currency: "USD" } }, "amount must be a whole number"],
    ["course", { price: { amount: 1e30, currency: "USD" } }, "amount must be a whole number"],
    ["course", { price: { amount: 0, currency: "USD" } }, "amount must be more than 0"],
    ["course", { price: { amount: 1, currency: "ZZZ" } }, "currency is no currency"],
    ["course-details", { classSize: { most: 0 } }, "most must be a number"],
    ["course-details", { fee: { included: [], notIncluded: [] } }, "fee has no entries. Say what"],
    ["course-details", { visa: { notes: ["A."], checkedOn: "March" } }, "checkedOn must be a day"],
    ["privacy-facts", { retentionDays: 1.5 }, "retentionDays must be"],
  ] as const) {
    const mistakes = mistakesWith(name, changed);
    expect(mistakes).toEqual([expect.stringContaining(sentence)]);
    expect(mistakes[0]).toContain(`content/data/${name}.json`);
  }
});
