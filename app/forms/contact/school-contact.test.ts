import type { OpeningHours } from "#content/course/course-details.ts";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { SchoolContact } from "./school-contact.tsx";

test("the server renders the school’s opening hours if there are any, and never its local time", () => {
  const hours: OpeningHours[] = [{ from: "Monday", to: "Friday", opens: "09:00", closes: "17:00" }];
  const words = (element: ReturnType<typeof createElement>) =>
    renderToStaticMarkup(element).replaceAll(/<[^>]*>/g, " ");
  expect(words(createElement(SchoolContact, { hours }))).toMatch(
    /Monday to Friday, 09:00 to 17:00\s*$/,
  );
  expect(words(createElement(SchoolContact, { hours: null }))).toMatch(/\d\s*$/);
});
