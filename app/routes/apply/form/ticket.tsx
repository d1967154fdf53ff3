import { applicationForm } from "#content/form-texts/application-form.ts";
import { courseFacts } from "#content/course/course.ts";

import { ResponsivePicture } from "../../../ui/picture/responsive-picture.tsx";

/** The picture of the ticket on which the start date is chosen. */
export function TicketPicture() {
  return (
    <div className="ticket-picture print:hidden">
      <ResponsivePicture
        {...applicationForm.ticketPicture}
        sizes="(width < 64rem) 100vw, (width < 90rem) 560px, 40vw"
      />
    </div>
  );
}

/** What the ticket is for: the length, the schedule and the place of the course. */
export function TicketFacts() {
  return (
    <dl className="ticket-facts">
      {courseFacts.slice(0, 4).map(({ label, value }) => (
        <div key={label}>
          <dt className="text-sm text-muted-foreground">{label}</dt>
          <dd className="font-display text-lead">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
