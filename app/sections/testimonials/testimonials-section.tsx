import { useContent } from "../../content-context.tsx";
import { Section, type SectionTone } from "../../ui/section/section.tsx";
import { Carousel, MOST_VISIBLE } from "./carousel/carousel.tsx";
import { TestimonialList } from "./testimonial-list.tsx";

/** The testimonials in an infinite carousel; as a list if there are too few for a carousel. */
export function TestimonialsSection({ tone }: { tone: SectionTone }) {
  const { heading, testimonials } = useContent().testimonials;
  return (
    <Section id="testimonials" heading={heading} tone={tone}>
      {testimonials.length <= MOST_VISIBLE ? <TestimonialList /> : <Carousel />}
    </Section>
  );
}
