import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { ResponsivePicture } from "./responsive-picture.tsx";
import { withContent } from "#tests/support/components/with-content.ts";

test("an uploaded picture is offered in its own sizes, with WebP only if it is large, and an unknown one is an error", () => {
  const render = (widths: number[], file = "uploads/0a1b2c3d4e5f") => {
    const picture = createElement(ResponsivePicture, { file, alt: "A", width: 4, height: 3 });
    const fallback = widths.at(-1) ?? 0;
    const entry = { version: "9f8e7d6c", widths, fallback };
    return renderToStaticMarkup(
      withContent(picture, { uploads: { "uploads/0a1b2c3d4e5f": entry } }),
    );
  };
  const address = "/assets/pictures/9f8e7d6c/uploads/0a1b2c3d4e5f";
  const html = render([192, 768]);
  expect(html).toContain(`srcSet="${address}-192.avif 192w, ${address}-768.avif 768w"`);
  expect(html).toContain(`${address}-768.webp 768w`);
  expect(html).toContain(`src="${address}-768.jpg"`);
  expect(render([72, 144])).not.toContain("webp");
  expect(() => render([192], "uploads/000000000000")).toThrow("There is no picture");
});
