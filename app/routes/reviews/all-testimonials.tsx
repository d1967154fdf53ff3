import { testimonialsText } from "#content/pages/testimonials-text.ts";

import { useContent } from "../../content-context.tsx";
import { AskNow } from "../../sections/proof.tsx";
import { TestimonialCard } from "../../sections/testimonials/testimonial-card.tsx";
import { TestimonialList } from "../../sections/testimonials/testimonial-list.tsx";
import { Section } from "../../ui/section/section.tsx";

/** The first testimonial, large, and an invitation to ask the school. */
export function FirstTestimonial() {
  const { reviews, testimonials } = useContent();
  const [first, ...others] = testimonials.testimonials;
  const { ask } = reviews;
  return (
    <div className="mx-auto grid max-w-6xl gap-6 px-6 pt-6 pb-12 md:pb-18 lg:grid-cols-[7fr_5fr] lg:gap-x-8">
      {first && <TestimonialCard {...first} isLarge />}
      {others.length > 0 && (
        <a
          href="#testimonials"
          className="w-fit py-1 font-semibold text-link underline underline-offset-4 lg:row-start-2"
        >
          {testimonialsText.more(others.length)}
        </a>
      )}
      {ask && (
        <div className="flex flex-col items-start justify-center rounded-xl bg-plum p-6 text-foreground scheme-dark lg:p-10">
          <h2 className="text-subtitle lg:text-[1.75rem]">{ask.heading}</h2>
          <p className="mt-3 mb-6">{ask.text}</p>
          <AskNow />
        </div>
      )}
    </div>
  );
}

/** The other testimonials, without a carousel. */
export function OtherTestimonials() {
  const { heading, testimonials } = useContent().testimonials;
  if (testimonials.length < 2) return null;
  return (
    <Section id="testimonials" heading={heading} tone="background">
      <TestimonialList isRest />
    </Section>
  );
}
