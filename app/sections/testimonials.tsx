import { testimonials, testimonialsText, type Testimonial } from "#content/testimonials.ts";

import { Icon } from "../ui/icon.tsx";
import { Picture } from "../ui/picture.tsx";
import { Section } from "../ui/section.tsx";

const stars = [1, 2, 3, 4, 5];

/** The testimonials, in a row that scrolls sideways: 3, 2 or 1 in view (specification, section 2). */
export function Testimonials() {
  return (
    <Section id="testimonials" heading={testimonialsText.heading}>
      {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- Safari lets the keyboard scroll a box only when the box can have the focus. */}
      <ul
        aria-labelledby="testimonials-heading"
        tabIndex={0}
        className="grid snap-x snap-mandatory auto-cols-[100%] grid-flow-col gap-4 overflow-x-auto rounded-2xl pb-4 min-[480px]:auto-cols-[calc((100%-1rem)/2)] min-[600px]:auto-cols-[calc((100%-2rem)/3)]"
      >
        {testimonials.map((testimonial) => (
          <TestimonialCard key={testimonial.name} {...testimonial} />
        ))}
      </ul>
    </Section>
  );
}

function TestimonialCard({ image, text, name }: Testimonial) {
  return (
    <li className="relative snap-start">
      <figure className="flex h-full flex-col rounded-2xl border border-line bg-surface p-5 lg:p-7">
        <p className="flex gap-0.5 text-link">
          <span className="sr-only">{testimonialsText.stars}</span>
          {stars.map((star) => (
            <Icon key={star} name="star" className="size-5 fill-current" />
          ))}
        </p>
        <blockquote className="mt-4 mb-6">
          <p>{text}</p>
        </blockquote>
        <figcaption className="mt-auto flex items-center gap-4 font-display text-xl">
          <Picture {...image} className="size-16 rounded-full" />
          {name}
        </figcaption>
      </figure>
    </li>
  );
}
