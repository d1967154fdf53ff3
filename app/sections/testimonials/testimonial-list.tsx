import { useContent } from "../../content-context.tsx";
import { TestimonialCard } from "./testimonial-card.tsx";

/** All testimonials at once. */
export function TestimonialList() {
  const { testimonials } = useContent().testimonials;
  return (
    <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {testimonials.map((testimonial) => (
        <li key={testimonial.name}>
          <TestimonialCard {...testimonial} />
        </li>
      ))}
    </ul>
  );
}
