import { applicationForm } from "#content/form-texts/application-form.ts";
import { courseFacts } from "#content/course/course.ts";

import { useContent } from "../../../../content-context.tsx";
import { ResponsivePicture } from "../../../../ui/picture/responsive-picture.tsx";

/** The ticket's stub: the first four course facts (length to place), above a picture of a beach. */
export function TicketStub() {
  const { course, school } = useContent();
  return (
    <div className="ticket-stub scheme-dark">
      <dl>
        {courseFacts(course, school.place)
          .slice(0, 4)
          .map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
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
