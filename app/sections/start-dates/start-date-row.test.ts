import type { StartDate } from "#content/course/start-dates.ts";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";

import { withContent } from "#tests/support/components/with-content.ts";
import { StartDateRow } from "./start-date-row.tsx";

const start = { date: "2099-01-05", month: "January 5th", label: "January 5th 2099" };

const html = (differing: Partial<StartDate>) => {
  const row = createElement(StartDateRow, { start: { ...start, ...differing } });
  return renderToStaticMarkup(withContent(createElement(MemoryRouter, null, row)));
};
const started = { date: "2024-01-01" };

test("a full course links to the contact form, all other courses to the application form", () => {
  expect(html({ places: "full" })).toContain('aria-label="Ask for a place January 5th Full"');
  expect(html({ places: "full" })).toContain('href="/?ask=2099-01-05#contact"');
  expect(html({ places: "full" })).not.toContain('href="/apply/');
  for (const differing of [{}, { places: "few" }, started] as const) {
    expect(html(differing)).toContain('href="/apply/January%205th%202099"');
  }
});

test("a start date is marked if it has few places left or has started, but not if it is open", () => {
  expect(html({ places: "few" })).toContain("Few places left");
  expect(html({})).not.toMatch(/Few|Full|Started/);
  expect(html(started)).toContain("Started");
});
