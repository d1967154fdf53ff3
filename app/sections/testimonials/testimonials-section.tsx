import { testimonialsText } from "#content/pages/testimonials-text.ts";

import { useContent } from "../../content-context.tsx";
import { Carousel } from "../../ui/carousel/carousel.tsx";
import { Section, type SectionTone } from "../../ui/section/section.tsx";
import { TestimonialCard } from "./testimonial-card.tsx";
import { TestimonialList } from "./testimonial-list.tsx";

/** How long the carousel takes to move by one slide, in ms (specification, section 9). */
const DURATION = 500;

/** Visible slides: one, two from 480 px, three from 600 px (specification, section 2). */
const MOST_VISIBLE = 3;
const columns =
  "auto-cols-[100%] min-[480px]:auto-cols-[calc((100%-1.5rem)/2)] min-[600px]:auto-cols-[calc((100%-3rem)/3)]";

/** The testimonials in an infinite carousel; as a list if there are too few for a carousel. */
export function TestimonialsSection({ tone }: { tone: SectionTone }) {
  const { heading, testimonials } = useContent().testimonials;
  const slides = testimonials.map((testimonial) => ({
    id: testimonial.name,
    content: <TestimonialCard {...testimonial} />,
  }));
  return (
    <Section id="testimonials" heading={heading} tone={tone}>
      {slides.length <= MOST_VISIBLE ? (
        <TestimonialList />
      ) : (
        <Carousel
          text={testimonialsText.carousel}
          columns={columns}
          duration={DURATION}
          slides={slides}
        />
      )}
    </Section>
  );
}
