import { paths } from "#content/school/page-paths.ts";

import { useContent } from "../../content-context.tsx";
import { AskNow } from "../../sections/proof.tsx";

/** The steps to enrol, of which this form is one: above it, on wide screens beside it. */
export function EnrolmentStrip() {
  const { enrolment, program } = useContent();
  return (
    <div className="w-full text-[0.9375rem] max-sm:px-2 max-sm:text-sm lg:sticky lg:top-[calc(var(--header-height)+1.5rem)] lg:w-72 lg:self-start lg:rounded-2xl lg:bg-card lg:p-6 lg:text-base lg:shadow-soft print:hidden">
      <h2 className="text-base lg:text-subtitle">
        <a
          href={`${paths.program}#enrolment-steps`}
          className="text-link underline underline-offset-4"
        >
          {program.howItWorks.heading}
        </a>
      </h2>
      <ol className="my-1 lg:my-4">
        {enrolment.steps.map(({ title }, index) => (
          <li
            key={title}
            className="grid grid-cols-[1.25rem_1fr] lg:grid-cols-[2.5rem_1fr] lg:py-2"
          >
            <span
              aria-hidden="true"
              className="font-heading font-semibold text-link lg:text-[1.75rem]/[1]"
            >
              {index + 1}
            </span>
            {title}
          </li>
        ))}
      </ol>
      <AskNow className="py-1 font-semibold text-link underline underline-offset-4" />
    </div>
  );
}
