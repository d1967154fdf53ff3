import { testimonialsText } from "#content/pages/testimonials-text.ts";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { TestimonialCard } from "./testimonial-card.tsx";
import { TestimonialsSection } from "./testimonials-section.tsx";
import { withContent } from "#tests/support/components/with-content.ts";
import { content } from "#tests/support/site-content.ts";

const [first] = content.testimonials.testimonials;

function card(isSample: boolean, siteUrl: string | undefined): string {
  if (!first) throw new Error("There is no testimonial");
  const { portrait, text, name } = first;
  const element = createElement(TestimonialCard, {
    portrait,
    text,
    name,
    ...(isSample && { isSample: true as const }),
  });
  return renderToStaticMarkup(withContent(element, {}, { siteUrl }));
}

test("only invented testimonials are marked as samples, and only on a public site", () => {
  const url = "https://www.bay-school.mx";
  expect(card(true, url)).toContain(testimonialsText.sample);
  expect(card(false, url)).not.toContain(testimonialsText.sample);
  for (const own of [undefined, "https://localhost:3000", "http://127.0.0.1:3000"]) {
    expect(card(true, own), own).not.toContain(testimonialsText.sample);
  }
});

test("as many testimonials as are visible at once are a list, without the question of Reviews", () => {
  const shown = (count: number) => {
    const testimonials = content.testimonials.testimonials.slice(0, count);
    const element = createElement(TestimonialsSection, { tone: "plum" });
    const changes = { testimonials: { ...content.testimonials, testimonials } };
    return renderToStaticMarkup(withContent(element, changes));
  };
  for (const count of [1, 2, 3]) {
    expect(shown(count).match(/<li>/g)).toHaveLength(count);
    expect(shown(count)).not.toContain("<button");
  }
  expect(shown(4)).toContain(testimonialsText.carousel.next);
});
