import { describe, expect, test } from "vitest";

import type { Media } from "./content.ts";
import { findMistakes } from "./mistakes.ts";
import { readContent } from "./read-content.ts";

const media: Media = { hasPicture: () => true, hasFile: () => true };
const real = await readContent();

/** The mistakes after changing some exports of a file. */
function mistakesWith(file: string, changed: Record<string, unknown>, where = media): string[] {
  return findMistakes(new Map([...real, [file, { ...real.get(file), ...changed }]]), where);
}

function datesWith(...starts: object[]): string[] {
  return mistakesWith("start-dates.ts", { startDates: starts, defaultYear: 2027 });
}

const january = { date: "2027-01-04", month: "January 4th", label: "January 4th 2027" };
const february = { date: "2027-02-01", month: "February 1st", label: "February 1st 2027" };

test("an empty field is reported once, not as badly formatted, too", () => {
  expect(datesWith({ ...january, date: "" }, february)).toHaveLength(1);
  const school = { ...Object(real.get("school.ts")?.["school"]), email: "", phone: " " };
  expect(mistakesWith("school.ts", { school })).toEqual([
    "content/school.ts: school, email is empty.",
    "content/school.ts: school, phone is empty.",
  ]);
});

test("the content that comes with the site has no mistake", () => {
  expect(findMistakes(real, media)).toEqual([]);
});

describe("start dates", () => {
  test("a date must be a day of the calendar, written as in ISO 8601", () => {
    expect(datesWith(january, february)).toEqual([]);
    const march = { date: "2027-03-01", month: "March 1st", label: "March 1st 2027" };
    for (const date of ["2027-02-30", "2027-13-01", "01/31/2027", "2027-1-4", "soon"]) {
      expect(datesWith(january, { ...february, date }, march), date).toEqual([
        expect.stringMatching(/^content\/start-dates\.ts: startDates, entry 2, date .* no day/),
      ]);
    }
  });

  test("a duplicate date is reported once, with its entry", () => {
    const [mistake, ...more] = datesWith(january, { ...january, label: "January 4th 2027, again" });
    expect(mistake).toContain("entry 2, date is 2027-01-04 once more");
    expect(more).toEqual([]);
  });

  test("a duplicate label is reported, because it would select the wrong date", () => {
    expect(datesWith(january, { ...february, label: january.label }).join()).toContain(
      "label is “January 4th 2027” once more",
    );
  });

  test("dates must be in order, the oldest first", () => {
    expect(datesWith(february, january)).toEqual([
      expect.stringContaining("before the date above"),
    ]);
  });

  test("month and label must agree with the date", () => {
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

  test("an empty list, and a default year without a date, are reported", () => {
    const [mistake] = mistakesWith("start-dates.ts", { defaultYear: 2031 });
    expect(mistake).toContain("defaultYear is 2031");
    expect(mistakesWith("start-dates.ts", { startDates: [] })).toEqual([
      "content/start-dates.ts: startDates has no entries.",
    ]);
  });

  test("what is said of the places is open, few or full", () => {
    expect(datesWith({ ...january, places: "few" }, { ...february, places: "full" })).toEqual([]);
    expect(datesWith({ ...january, places: "sold out" })).toEqual([
      expect.stringContaining("places is “sold out”"),
    ]);
  });

  test("a missing field is reported by name", () => {
    expect(datesWith({ date: "2027-01-04", month: "January 4th" })).toEqual([
      "content/start-dates.ts: startDates, entry 1, label is missing.",
    ]);
  });
});

describe("texts and pictures", () => {
  const helen = { name: "Helen", text: "Good.", image: { file: "people/helen", alt: "" } };

  test("a quote of white space alone counts as empty", () => {
    for (const text of ["", "   "]) {
      const testimonials = [helen, { ...helen, text }];
      expect(mistakesWith("testimonials.ts", { testimonials })).toEqual([
        "content/testimonials.ts: testimonials, entry 2, text is empty.",
      ]);
    }
  });

  test("a missing picture is reported once, with the field that refers to it", () => {
    const hasPicture = (name: string) => name !== "video/poster-welcome";
    expect(findMistakes(real, { ...media, hasPicture })).toEqual([
      "content/videos.ts: videos, welcome, poster names the picture video/poster-welcome, but there is none in app/pictures.",
    ]);
  });

  test("a video that is neither a web address nor a file of the site is reported", () => {
    const video = { title: "A", poster: helen.image, captions: [], address: "/video/none.mp4" };
    const hasFile = (address: string) => address !== "/video/none.mp4";
    const find = (address: string) =>
      mistakesWith("videos.ts", { videos: { a: { ...video, address } } }, { ...media, hasFile });
    expect(find("https://vimeo.com/123456")).toEqual([]);
    expect(find("vimeo.com/123456")).toHaveLength(1);
    expect(find("/video/none.mp4")).toEqual([
      expect.stringContaining("content/videos.ts: videos, a, address names /video/none.mp4"),
    ]);
    const secondFormat = { address: "/video/none.mp4" };
    const films = { a: { ...video, address: "/video/film.mp4", secondFormat } };
    expect(mistakesWith("videos.ts", { videos: films }, { ...media, hasFile })).toEqual([
      expect.stringContaining("videos, a, secondFormat, address names /video/none.mp4"),
    ]);
  });
});

test("facts with a wrong format are reported, with the file", () => {
  for (const [file, changed, sentence] of [
    ["school.ts", { school: { email: "a@b.mx, c@d.mx" } }, "email must be one e-mail address"],
    ["school.ts", { school: { phone: "322 555" } }, "phone must begin with +"],
    ["course.ts", { course: { hours: 0 } }, "hours must be a number of hours"],
    ["course.ts", { course: { tuition: { amount: "1299", currency: "USD" } } }, "amount must be"],
    ["course.ts", { course: { tuition: { amount: 1, currency: "dollars" } } }, "currency must be"],
    ["course-details.ts", { courseDetails: { classSize: { most: 0 } } }, "most must be a number"],
    [
      "course-details.ts",
      { courseDetails: { visa: { notes: [], checkedOn: "March" } } },
      "checkedOn must be a day",
    ],
    ["privacy.ts", { privacyFacts: { retentionDays: 1.5 } }, "retentionDays must be"],
  ] as const) {
    const [[name, value] = ["", {}]] = Object.entries(changed);
    const before: unknown = real.get(file)?.[name];
    const mistakes = mistakesWith(file, {
      [name]: { ...(typeof before === "object" ? before : {}), ...value },
    });
    expect(mistakes).toEqual([expect.stringContaining(sentence)]);
    expect(mistakes[0]).toContain(`content/${file}`);
  }
});
