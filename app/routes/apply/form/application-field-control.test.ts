import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { withContent } from "#tests/support/components/with-content.ts";
import { ApplicationFieldControl } from "./application-field-control.tsx";

test.each([
  [{ label: "Town", required: "Town is required" }, ">Town<", 'aria-required="true"'],
  [{ label: "Town" }, ">Town (optional)<", 'aria-required="false"'],
])("a field is marked and announced as optional only without a message: %o", (text, ...parts) => {
  const control = createElement(ApplicationFieldControl, {
    field: "city",
    text,
    sectionHintId: "hint",
    value: undefined,
    error: undefined,
    suggestion: undefined,
    prefilledDate: "",
    isLocked: false,
  });
  const html = renderToStaticMarkup(withContent(control));
  for (const part of parts) expect(html).toContain(part);
});
