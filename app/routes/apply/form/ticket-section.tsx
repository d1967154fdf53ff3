import type { ApplicationField } from "#content/form-texts/application-form.ts";
import type { ReactNode, RefObject } from "react";

import { SectionProgress } from "./section-progress.tsx";

interface TicketSectionProps {
  heading: string;
  /** The section's number and the number of sections, such as "1 / 3". */
  step: string;
  hint: string | undefined;
  /** The id of the hint, to which fields refer. */
  hintId: string;
  form: RefObject<HTMLFormElement | null>;
  fields: readonly ApplicationField[];
  /** The controls of the fields. */
  children: ReactNode;
}

/** A section of the application form: a part of the ticket with a heading and fields. */
export function TicketSection({
  heading,
  step,
  hint,
  hintId,
  form,
  fields,
  children,
}: TicketSectionProps) {
  return (
    <fieldset className="ticket-part">
      {/* Floated, because a legend is otherwise drawn on the fieldset's top border. */}
      <legend data-step={step} className="ticket-head">
        {heading}
        <SectionProgress form={form} fields={fields} />
      </legend>
      <div className="ticket-fields">
        {hint && (
          <p id={hintId} className="pb-5 text-muted-foreground">
            {hint}
          </p>
        )}
        <div className="field-grid">{children}</div>
      </div>
    </fieldset>
  );
}
