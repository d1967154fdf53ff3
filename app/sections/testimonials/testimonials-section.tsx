import { useContent } from "../../content-context.tsx";
import { Section, type SectionTone } from "../../ui/section/section.tsx";
import { Carousel, MOST_VISIBLE } from "./carousel/carousel.tsx";
import { TestimonialCard } from "./testimonial-card.tsx";

/** The testimonials in an infinite carousel; as a list if there are too few for a carousel. */
export function TestimonialsSection({ tone }: { tone: SectionTone }) {
  const { heading, testimonials } = useContent().testimonials;
  return (
    <Section id="testimonials" heading={heading} tone={tone}>
      {testimonials.length <= MOST_VISIBLE ? (
        <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {testimonials.map((testimonial) => (
            <li key={testimonial.name}>
              <TestimonialCard {...testimonial} />
            </li>
          ))}
        </ul>
      ) : (
        <Carousel />
      )}
    </Section>
  );
}
