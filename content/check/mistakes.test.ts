import { chmodSync, cpSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

import { readDocuments } from "../files/read-documents.ts";
import type { Media } from "./media.ts";
import { sentenceOf } from "./mistake.ts";
import { findMistakes } from "./mistakes.ts";
import { temporaryFolder } from "../../tests/support/server/temporary-folder.ts";

const media: Media = { hasPicture: () => true, hasFile: () => true, uploads: new Map() };
const real = readDocuments("tests/specification/content-data");

/** The mistakes after changing some values of a document. */
function mistakesWith(name: string, data: object, where = media): string[] {
  const changed = { ...Object(real[name]), ...data };
  return findMistakes({ ...real, [name]: changed }, where).map(sentenceOf);
}

function datesWith(...starts: object[]): string[] {
  return mistakesWith("start-dates", { startDates: starts, defaultYear: 2027 });
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

test("no mistake is reported for the content from the specification", () => {
  expect(findMistakes(real, media)).toEqual([]);
});

test("a data file with a JSON syntax error is reported with the line of the error", () => {
  const folder = temporaryFolder();
  cpSync("content/data", folder, { recursive: true });
  writeFileSync(join(folder, "course.json"), '{\n  "hours": 150\n  "weeks": 4\n}\n');
  expect(() => readDocuments(folder)).toThrow(
    /^content\/data\/course\.json: line 3 cannot be read/,
  );
});

test.skipIf(process.getuid?.() === 0 || !process.getuid)(
  "a data file without read permission is reported with its owner and the command that gives it",
  () => {
    const folder = temporaryFolder();
    cpSync("content/data", folder, { recursive: true });
    chmodSync(join(folder, "course.json"), 0o000);
    expect(() => readDocuments(folder)).toThrow(
      /^content\/data\/course\.json cannot be read\. .*course\.json belongs to .*: chmod u\+rwX /,
    );
  },
);

describe("start dates", () => {
  test("a start date must be an existing day, written in the ISO 8601 format", () => {
    expect(datesWith(january, february)).toEqual([]);
    const march = { date: "2027-03-01" };
    for (const date of ["2027-02-30", "2027-13-01", "01/31/2027", "2027-1-4", "soon"]) {
      expect(datesWith(january, { ...february, date }, march), date).toEqual([
        expect.stringMatching(
          /^content\/data\/start-dates\.json: startDates, entry 2, date .* no day/,
        ),
      ]);
    }
  });

  test("start dates must be in chronological order, and no date or label may occur twice", () => {
    const [mistake, ...more] = datesWith(january, { ...january, label: "January 4th 2027, again" });
    expect(mistake).toContain("entry 2, date is 2027-01-04 once more");
    expect(more).toEqual([]);
    // If two dates had the same label, the form would select the wrong one.
    expect(datesWith(january, { ...february, label: "January 4th 2027" }).join()).toContain(
      "label is “January 4th 2027” once more",
    );
    expect(datesWith(february, january)).toEqual([
      expect.stringContaining("before the date above"),
    ]);
  });

  test("the month and the label of a start date must agree with its date", () => {
    for (const [field, text] of [
      ["month", "January 5th"],
      ["month", "February 4th"],
      ["label", "January 14th 2027"],
      ["label", "January 4th 2026"],
    ] as const) {
      expect(datesWith({ ...january, [field]: text }, february)).toEqual([
        expect.stringContaining(`${field} is “${text}”, but its date is`),
      ]);
    }
  });

  test("an empty list of start dates, and a default year without a start date, are reported", () => {
    const [mistake] = mistakesWith("start-dates", { defaultYear: 2031 });
    expect(mistake).toContain("defaultYear is 2031");
    expect(mistakesWith("start-dates", { startDates: [] })).toEqual([
      "content/data/start-dates.json: startDates has no entries.",
    ]);
  });

  test("the `places` of a start date must be “open”, “few” or “full”", () => {
    expect(datesWith({ ...january, places: "few" }, { ...february, places: "full" })).toEqual([]);
    expect(datesWith({ ...january, places: "sold out" })).toEqual([
      "content/data/start-dates.json: startDates, entry 1, places is “sold out”. Write open, few, or full.",
    ]);
  });

  test("a missing or misspelt field of a start date is reported by name", () => {
    expect(datesWith({ month: "January 4th" })).toEqual([
      "content/data/start-dates.json: startDates, entry 1, date is missing.",
    ]);
    expect(datesWith({ ...january, plases: "few" })).toEqual([
      "content/data/start-dates.json: startDates, entry 1 has “plases”, which means nothing here.",
    ]);
  });
});

describe("texts and pictures", () => {
  const helen = { name: "Helen", text: "Good.", portrait: "people/helen" };

  test("a testimonial whose text is only white space is reported as empty", () => {
    for (const text of ["", "   "]) {
      expect(mistakesWith("testimonials", { testimonials: [helen, { ...helen, text }] })).toEqual([
        "content/data/testimonials.json: testimonials, entry 2, text is empty.",
      ]);
    }
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

  test("a video address that is neither an https URL nor a file of the site is reported", () => {
    const film = { title: "A", poster: { file: "people/helen", alt: "" }, captions: [] };
    const hasFile = (address: string) => address !== "/video/none.mp4";
    const find = (addresses: object) =>
      mistakesWith("videos", { lesson: { ...film, ...addresses } }, { ...media, hasFile });
    expect(find({ address: "https://vimeo.com/123456" })).toEqual([]);
    expect(find({ address: "vimeo.com/123456" })).toHaveLength(1);
    expect(find({ address: "/video/none.mp4" })).toEqual([
      expect.stringContaining("videos.json: lesson, address names /video/none.mp4"),
    ]);
    const secondFormat = { address: "/video/none.mp4" };
    expect(find({ address: "/video/film.mp4", secondFormat })).toEqual([
      expect.stringContaining("lesson, secondFormat, address names /video/none.mp4"),
    ]);
  });

  test("a video address that no player can play is reported, with what to paste instead", () => {
    const find = (address: string) => {
      const film = { title: "A", poster: { file: "people/helen", alt: "" }, captions: [], address };
      return mistakesWith("videos", { lesson: film }).join();
    };
    for (const address of [
      "https://www.youtube.com/playlist?list=PL1234567890",
      "https://www.youtube.com/embed/videoseries?list=PL1234567890",
      "https://www.youtube.com/@school",
      "https://www.youtube.com/channel/UC1234567890123456789012",
      "https://www.youtube.com/watch?v=short",
    ]) {
      expect(find(address), address).toMatch(/leads to YouTube, but not to one video .*youtu\.be/);
    }
    for (const address of [
      "https://vimeo.com/event/1234567",
      "https://vimeo.com/showcase/1234567",
      "https://vimeo.com/user1234567",
    ]) {
      expect(find(address), address).toMatch(
        /leads to Vimeo, but not to one video .*vimeo\.com\/7/,
      );
    }
    for (const address of [
      "https://www.facebook.com/watch?v=1",
      "https://drive.google.com/file/d/abc/view",
      "https://www.dropbox.com/s/abc/film.mp4?dl=0",
      "https://media.example/film.mov",
      "https://media.example/watch?file=film.mp4",
      "/video/sample.en.vtt",
    ]) {
      expect(find(address), address).toMatch(/no video that a page can play.*YouTube or Vimeo/);
    }
    for (const address of [
      "https://youtu.be/dQw4w9WgXcQ",
      "https://media.example/film.webm?v=2",
      "https://www.dropbox.com/s/abc/film.mp4?raw=1",
    ]) {
      expect(find(address), address).toBe("");
    }
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
});

test("a mailbox may have a domain with letters of any script", () => {
  expect(mistakesWith("school", { email: "hola@señal.mx" })).toEqual([]);
});

test("a value in a wrong format is reported with the name of its file", () => {
  for (const [name, changed, sentence] of [
    ["school", { email: "a@b.mx, c@d.mx" }, "email must be one e-mail address"],
    ["school", { email: "a@bücher" }, "email must be one e-mail address"],
    ["school", { email: "zoë@b.mx" }, "email must be one e-mail address"],
    ["school", { phone: "322 555" }, "phone must begin with +"],
    ["school", { timeZone: "America/Vallarta" }, "timeZone is no time zone. Write one such as"],
    ["summary", { weekday: "Lunes" }, "weekday is “Lunes”. Write Monday, "],
    ["summary", { hour: 24 }, "hour must be a whole number from 0 to 23"],
    ["summary", { hour: "8 am" }, "hour must be"],
    ["course", { hours: 0 }, "hours must be a number of hours"],
    ["course", { price: { amount: "1299", currency: "USD" } }, "amount must be"],
    ["course", { price: { amount: 1.299, currency: "USD" } }, "amount must be a whole number"],
    ["course", { price: { amount: 1e30, currency: "USD" } }, "amount must be a whole number"],
    ["course", { price: { amount: 0, currency: "USD" } }, "amount must be more than 0"],
    ["course", { price: { amount: 1, currency: "dollars" } }, "currency is no currency"],
    ["course", { price: { amount: 1, currency: "ZZZ" } }, "currency is no currency"],
    ["course-details", { classSize: { most: 0 } }, "most must be a number"],
    [
      "course-details",
      { fee: { included: [], notIncluded: [] } },
      "fee has no entries. Say what the fee includes",
    ],
    [
      "course-details",
      { housing: [{ kind: "A room", from: 0, per: "month" }] },
      "housing, entry 1, from must be more than 0",
    ],
    [
      "course-details",
      { visa: { notes: ["None."], checkedOn: "March" } },
      "checkedOn must be a day",
    ],
    ["privacy-facts", { retentionDays: 1.5 }, "retentionDays must be"],
  ] as const) {
    const mistakes = mistakesWith(name, changed);
    expect(mistakes).toEqual([expect.stringContaining(sentence)]);
    expect(mistakes[0]).toContain(`content/data/${name}.json`);
  }
});
