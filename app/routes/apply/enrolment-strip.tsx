import { paths } from "#content/school/page-paths.ts";

import { useContent } from "../../content-context.tsx";
import { AskNow } from "../../sections/proof.tsx";

/** The steps to enrol, of which this form is one: a line above it, on wide screens beside it. */
export function EnrolmentStrip() {
  const { enrolment, program } = useContent();
  return (
    <div className="w-full text-[0.9375rem] max-sm:px-2 max-sm:text-sm lg:sticky lg:top-[calc(var(--header-height)+1.5rem)] lg:w-72 lg:self-start lg:rounded-2xl lg:bg-card lg:p-6 lg:text-base lg:shadow-soft print:hidden">
      <h2 className="inline text-[length:inherit] lg:block lg:text-subtitle">
        <a
          href={`${paths.program}#enrolment-steps`}
          className="text-link underline underline-offset-4"
        >
          {program.howItWorks.heading}
        </a>
      </h2>
      <ol className="inline lg:my-4 lg:block">
        {enrolment.steps.map(({ title }, index) => (
          <li key={title} className="inline lg:grid lg:grid-cols-[2.5rem_1fr] lg:py-2">
            <span
              aria-hidden="true"
              className="text-link lg:font-heading lg:text-[1.75rem]/[1] lg:font-semibold"
            >
              <span className="lg:hidden"> → </span>
              <span className="max-lg:hidden">{index + 1}</span>
            </span>
            {title}
          </li>
        ))}
      </ol>
      <AskNow className="py-1 font-semibold text-link underline underline-offset-4" />
    </div>
  );
}
