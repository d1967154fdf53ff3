import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";

import { withContent } from "../../../tests/support/components/with-content.ts";
import { examples } from "./start-date-row.examples.tsx";

const html = (example: ReactElement) =>
  renderToStaticMarkup(withContent(createElement(MemoryRouter, null, example)));

test("a full course links to the contact form, all other courses to the application form", () => {
  expect(html(examples.full)).toContain('aria-label="Ask for a place January 5th Full"');
  expect(html(examples.full)).toContain('href="/?ask=2099-01-05#contact"');
  expect(html(examples.full)).not.toContain('href="/apply/');
  for (const example of [examples.open, examples["few places"], examples.started]) {
    expect(html(example)).toContain('href="/apply/January%205th%202099"');
  }
});

test("a start date is marked if it has few places left or has started, but not if it is open", () => {
  expect(html(examples["few places"])).toContain("Few places left");
  expect(html(examples.open)).not.toMatch(/Few|Full|Started/);
  expect(html(examples.started)).toContain("Started");
});
