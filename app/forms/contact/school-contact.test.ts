import type { CourseDetails } from "#content/course/course-details.ts";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { withContent } from "../../../tests/support/components/with-content.ts";
import { content } from "../../../tests/support/site-content.ts";
import { SchoolContact } from "./school-contact.tsx";

test("the server renders the school’s opening hours if there are any, and never its local time", () => {
  const wordsWith = (hours: CourseDetails["hours"]) => {
    const courseDetails = { ...content.courseDetails, hours };
    const html = renderToStaticMarkup(withContent(createElement(SchoolContact), { courseDetails }));
    return html.replaceAll(/<[^>]*>/g, " ");
  };
  expect(wordsWith([{ from: "Monday", to: "Friday", opens: "09:00", closes: "17:00" }])).toMatch(
    /Monday to Friday, 09:00 to 17:00\s*$/,
  );
  expect(wordsWith(null)).toMatch(/\d\s*$/);
});
