import type { Content } from "#content/content.ts";
import { expect, test } from "vitest";

import { courseData, organization } from "./course-data.ts";
import { pageData, videoData } from "./page-data.ts";
import { finishedDetails } from "#tests/owner-content/finished-course.ts";
import { content } from "#tests/support/site-content.ts";

test("only paths of pages have structured data, in any letter case, with or without a trailing slash", () => {
  for (const path of ["/Program", "/program/", "/"]) {
    expect(pageData(content, path, "2025-01-01")?.["@graph"], path).not.toHaveLength(0);
  }
  for (const path of ["/nowhere", "/apply/May%205th%202025"]) {
    expect(pageData(content, path, "2025-01-01"), path).toBeUndefined();
  }
});

test("the school’s own icon is its logo in the structured data", () => {
  const icon = { file: "people/helen", alt: "", width: 400, height: 400 };
  const own = { ...content, photographs: { ...content.photographs, icon } };
  expect(organization(content)).toHaveProperty("logo", "/brand/icon-512.png");
  expect(organization(own)).toHaveProperty("logo", expect.stringContaining("people/helen"));
});

test("no page’s structured data contains a rating or review of the school itself", () => {
  for (const path of ["/", "/aboutus", "/program", "/reviews", "/apply", "/privacy"]) {
    expect(JSON.stringify(pageData(content, path, "2024-01-01"))).not.toMatch(/rating|review"/i);
  }
});

test("the structured data of a YouTube video contains the URL of its embedded player", () => {
  const poster = { file: "video/poster-welcome", alt: "" };
  const video = { title: "A", poster, captions: [], address: "https://youtu.be/abcdefghijk" };
  expect(videoData(video, "B", {})).toMatchObject({
    embedUrl: expect.stringContaining("youtube-nocookie.com/embed/abcdefghijk"),
  });
});

test("the structured data contains the course details that the school has provided, and no others", () => {
  const announcedWith = (courseDetails: Content["courseDetails"]) => {
    const changed = { ...content, courseDetails };
    return JSON.stringify([courseData(changed, "2000-01-01"), organization(changed)]);
  };
  const announced = announcedWith(finishedDetails);
  const { accreditation, classSize, trainers, place } = finishedDetails;
  for (const fact of [
    accreditation?.register.address,
    `"maximumAttendeeCapacity":${classSize?.most}`,
    trainers?.[0]?.name,
    place?.map.address,
    '"dayOfWeek":["https://schema.org/Monday","https://schema.org/Tuesday",',
  ]) {
    expect(announced).toContain(fact);
  }
  expect(announcedWith(content.courseDetails)).not.toMatch(
    /instructor|Credential|Capacity|hasMap|openingHours|null|undefined/,
  );
});
