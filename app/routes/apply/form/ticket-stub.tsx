import { courseFacts, courseText, priceText } from "#content/course/course.ts";

import { useContent } from "../../../content-context.tsx";

/** The ticket's stub: the first four course facts (length to place) and the price. */
export function TicketStub() {
  const { course, enrolment, school } = useContent();
  const facts = [
    ...courseFacts(course, school.place).slice(0, 4),
    { label: courseText.tuition, value: priceText(course.price) },
  ];
  return (
    <dl className="ticket-stub scheme-dark">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt className="max-lg:sr-only">{label}</dt>
          <dd>{value}</dd>
          {label === courseText.tuition && enrolment.payment && <dd>{enrolment.payment}</dd>}
        </div>
      ))}
    </dl>
  );
}
