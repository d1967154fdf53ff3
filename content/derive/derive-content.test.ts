import { expect, test } from "vitest";

import { courseLength, factsInShort } from "../course/course.ts";
import { BUILT_IN_DOCUMENTS } from "../files/built-in-content.ts";
import { readDocuments } from "../files/read-documents.ts";
import { documentsSchema } from "../schema/documents.ts";
import { deriveContent } from "./derive-content.ts";

const documents = documentsSchema.parse(readDocuments(BUILT_IN_DOCUMENTS));

test("the course’s number of weeks is written in words, not digits", () => {
  const { duration, capitalDuration } = deriveContent(documents).course;
  expect([duration, capitalDuration]).toEqual(["four weeks", "Four weeks"]);
});

test("a course of one week has the singular everywhere", () => {
  const { course } = deriveContent({ ...documents, course: { ...documents.course, weeks: 1 } });
  expect([course.duration, course.capitalDuration]).toEqual(["one week", "One week"]);
  const shown = JSON.stringify([courseLength(course), factsInShort(course)]);
  expect(shown).toMatch(/in 1 week,.*"1 week"/);
  expect(shown).not.toContain("weeks");
});

test("placeholders in every document are filled in, and no other braces are", () => {
  const { chat, home } = deriveContent({
    ...documents,
    school: { ...documents.school, name: "Bay School" },
    course: { hours: 160, weeks: 6, price: { amount: 1450, currency: "EUR" } },
    chat: {
      ...documents.chat,
      greeting: "{SCHOOL}: {Weeks}, {hours} hours, {price} {constructor}",
    },
  });
  expect(chat.greeting).toBe("BAY SCHOOL: Six weeks, 160 hours, 1450 EUR {constructor}");
  expect(JSON.stringify(home)).not.toMatch(/[{]\w+[}]/);
});

test("a film of the school’s own has neither the sample’s second format nor its subtitles", () => {
  const { videos } = documents;
  const { welcome } = videos;
  expect(deriveContent(documents).videos).toEqual(videos);
  const address = "/video/school.mp4";
  const captions = [{ language: "en", label: "English", address: "/video/school.en.vtt" }];
  const ownVideos = (...added: typeof captions) =>
    deriveContent({
      ...documents,
      videos: {
        ...videos,
        welcome: { ...welcome, address, captions: [...welcome.captions, ...added] },
      },
    }).videos;
  const { title, poster } = welcome;
  expect(ownVideos().welcome).toEqual({ title, poster, address, captions: [] });
  expect(ownVideos(...captions).welcome).toEqual({ title, poster, address, captions });
  expect(ownVideos().lesson).toEqual(videos.lesson);
});

test("a start date has the usual spellings, unless the document has others", () => {
  const { startDates } = deriveContent({
    ...documents,
    "start-dates": {
      defaultYear: 2027,
      startDates: [
        { date: "2027-01-02" },
        { date: "2027-02-01", label: "February 1th 2027", places: "few" },
        { date: "2027-03-01", seats: 0, places: "open" },
      ],
    },
  });
  expect(startDates).toEqual([
    { date: "2027-01-02", month: "January 2nd", label: "January 2nd 2027" },
    { date: "2027-02-01", month: "February 1st", label: "February 1th 2027", places: "few" },
    { date: "2027-03-01", month: "March 1st", label: "March 1st 2027", places: "full" },
  ]);
});
