import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { SchoolContact } from "./school-contact.tsx";

test("the school’s hours are shown once it has said them, and its time by script only", () => {
  const hours = [{ from: "Monday", to: "Friday", opens: "09:00", closes: "17:00" }] as const;
  const words = (element: ReturnType<typeof createElement>) =>
    renderToStaticMarkup(element).replaceAll(/<[^>]*>/g, " ");
  expect(words(createElement(SchoolContact, { hours }))).toMatch(
    /Monday to Friday, 09:00 to 17:00\s*$/,
  );
  expect(words(createElement(SchoolContact, { hours: null }))).toMatch(/\d\s*$/);
});
