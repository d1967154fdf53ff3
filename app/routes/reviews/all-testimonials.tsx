import { useContent } from "../../content-context.tsx";
import { AskNow } from "../../sections/proof.tsx";
import { TestimonialList } from "../../sections/testimonials/testimonial-list.tsx";
import { Section } from "../../ui/section/section.tsx";

/** The testimonials without a carousel, and an invitation to ask the school. */
export function AllTestimonials() {
  const { reviews, testimonials } = useContent();
  const { ask } = reviews;
  return (
    <Section id="testimonials" heading={testimonials.heading} tone="background">
      <TestimonialList>
        {ask && (
          <li className="flex flex-col items-start justify-center rounded-md bg-plum p-6 text-foreground scheme-dark lg:p-8">
            <h3 className="text-subtitle">{ask.heading}</h3>
            <p className="mt-3 mb-6">{ask.text}</p>
            <AskNow />
          </li>
        )}
      </TestimonialList>
    </Section>
  );
}
