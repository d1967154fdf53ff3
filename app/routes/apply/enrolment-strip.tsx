import { paths } from "#content/school/page-paths.ts";

import { useContent } from "../../content-context.tsx";
import { AskNow } from "../../sections/proof.tsx";

/** The steps to enrol, of which this form is one: a line above it, on wide screens beside it. */
export function EnrolmentStrip() {
  const { enrolment, program } = useContent();
  return (
    <aside className="enrolment-strip">
      <h2>
        <a href={`${paths.program}#enrolment-steps`}>{program.howItWorks.heading}</a>
      </h2>
      <ol>
        {enrolment.steps.map(({ title }) => (
          <li key={title}>{title}</li>
        ))}
      </ol>
      <AskNow className="py-1 font-semibold text-link underline underline-offset-4" />
    </aside>
  );
}
