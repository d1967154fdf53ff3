import { applicationForm } from "#content/form-texts/application-form.ts";
import { courseFacts, courseText, priceText } from "#content/course/course.ts";

import { useContent } from "../../../content-context.tsx";
import { ResponsivePicture } from "../../../ui/picture/responsive-picture.tsx";

/** The ticket's stub: the first four course facts (length to place), the price, and a picture. */
export function TicketStub() {
  const { course, enrolment, school } = useContent();
  const facts = [
    ...courseFacts(course, school.place).slice(0, 4),
    { label: courseText.tuition, value: priceText(course.price) },
  ];
  return (
    <div className="ticket-stub scheme-dark">
      <dl>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt className="max-lg:sr-only">{label}</dt>
            <dd>{value}</dd>
            {label === courseText.tuition && enrolment.payment && <dd>{enrolment.payment}</dd>}
          </div>
        ))}
      </dl>
      <ResponsivePicture
        {...applicationForm.ticketPicture}
        sizes="(width < 64rem) 100vw, (width < 90rem) 720px, 54vw"
      />
    </div>
  );
}
