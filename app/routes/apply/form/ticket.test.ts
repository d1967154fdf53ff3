import { paths } from "#content/school/page-paths.ts";
import { TERMS_FIELD } from "#forms/contract.ts";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";

import { TermsNote } from "./ticket.tsx";

test("the note beside Submit links to the terms and sends their version, if there are terms", () => {
  const render = (version: string | null) =>
    renderToStaticMarkup(createElement(MemoryRouter, null, createElement(TermsNote, { version })));
  expect(render(null)).toBe("");
  const html = render("2, 3 March 2027");
  expect(html).toContain(`name="${TERMS_FIELD}" value="2, 3 March 2027"`);
  expect(html).toContain(`href="${paths.terms}"`);
  expect(html).toContain("version 2, 3 March 2027");
});
