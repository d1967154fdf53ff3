import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { withContent } from "#tests/support/components/with-content.ts";
import { AskOnWhatsapp } from "./whatsapp-link.tsx";

test("the link that asks on WhatsApp has the school’s own words", () => {
  const words = { chatText: { ask: "Ask Ana", newTab: "(in another tab)" } };
  const html = renderToStaticMarkup(
    withContent(createElement(AskOnWhatsapp, { className: "" }), { words }),
  );
  expect(html).toContain('aria-label="Ask Ana (in another tab)"');
  expect(html).toContain(">Ask Ana</a>");
});
