import { useContent } from "../../content-context.tsx";
import { TestimonialCard } from "./testimonial-card.tsx";

/** All testimonials at once, or those after the first. */
export function TestimonialList({ isRest = false }: { isRest?: boolean }) {
  const { testimonials } = useContent().testimonials;
  return (
    <ul
      className={`grid gap-6 sm:grid-cols-2 ${isRest ? "sm:[&>:last-child:nth-child(odd)]:col-span-2" : "lg:grid-cols-3"}`}
    >
      {testimonials.slice(isRest ? 1 : 0).map((testimonial) => (
        <li key={testimonial.name}>
          <TestimonialCard {...testimonial} />
        </li>
      ))}
    </ul>
  );
}
