import { startDates } from "#content/start-dates.ts";
import { afterEach, expect, test, vi } from "vitest";

import { courseData } from "./course-data.ts";
import { pageData } from "./page-data.ts";
import { videoData } from "./video-data.ts";

afterEach(() => vi.unstubAllEnvs());

/** The start dates that the structured data name on a day. */
function startsOn(today: string): string[] {
  const { hasCourseInstance } = JSON.parse(JSON.stringify(courseData(today)));
  return hasCourseInstance.map(({ startDate }: { startDate: string }) => startDate);
}

test.each([
  ["2024-01-01", 11],
  ["2025-05-04", 7],
  ["2025-05-05", 6],
  ["2025-11-24", 0],
])("on %s %i starts are still to come", (today, count) => {
  expect(startsOn(today)).toEqual(
    startDates.slice(startDates.length - count).map(({ date }) => date),
  );
});

test("every start is on site, full-time, 150 hours, for 1299 US dollars", () => {
  expect(courseData("2025-11-01").hasCourseInstance).toEqual([
    expect.objectContaining({
      "@type": "CourseInstance",
      startDate: "2025-11-24",
      courseMode: ["Onsite", "Full-time"],
      courseWorkload: "PT150H",
      offers: expect.objectContaining({ price: 1299, priceCurrency: "USD" }),
    }),
  ]);
});

test.each(["/Program", "/program/", "/"])("%s has data, whatever its case and slash", (path) => {
  expect(pageData(path, "2025-01-01")?.["@graph"]).not.toHaveLength(0);
});

test.each(["/nowhere", "/apply/May%205th%202025"])(
  "%s, which is no page’s canonical address, has none",
  (path) => expect(pageData(path, "2025-01-01")).toBeUndefined(),
);

test("addresses are absolute once the public one is known", () => {
  vi.stubEnv("SITE_URL", "https://www.example.com");
  const text = JSON.stringify(courseData("2025-11-01"));
  expect(text).toContain('"url":"https://www.example.com/apply"');
  expect(text).not.toMatch(/"(url|item)":"\//);
});

test("nobody rates themselves", () => {
  for (const path of ["/", "/aboutus", "/program", "/reviews", "/apply", "/privacy"]) {
    expect(JSON.stringify(pageData(path, "2024-01-01"))).not.toMatch(/rating|review"/i);
  }
});

test("a video on another site is named by its player", () => {
  const poster = { file: "video/poster-welcome", alt: "", width: 1280, height: 720 };
  const video = { title: "A", poster, captions: [], address: "https://youtu.be/abcdefghijk" };
  expect(videoData(video, "B")).toMatchObject({
    embedUrl: expect.stringContaining("youtube-nocookie.com/embed/abcdefghijk"),
  });
});
