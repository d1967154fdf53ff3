import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test, vi } from "vitest";

import { withContent } from "../../../tests/support/components/with-content.ts";
import { StructuredData } from "./structured-data.tsx";

const hostile = vi.hoisted(() => "</script><script>alert(1)</script>");

vi.mock("./page-data.ts", () => ({ pageData: () => ({ name: hostile }) }));

test("text in the structured data cannot close its script element", () => {
  const router = createElement(MemoryRouter, null, createElement(StructuredData));
  const html = renderToStaticMarkup(withContent(router));
  const [, json = ""] = /^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(html) ?? [];
  expect(json).not.toContain("<");
  expect(JSON.parse(json)).toEqual({ name: hostile });
});
