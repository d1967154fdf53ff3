import { paths } from "#content/school/page-paths.ts";

import { useContent } from "../../content-context.tsx";
import { AskNow } from "../../sections/proof.tsx";

/** The steps to enrol, of which this form is one, beside it where there is room. */
export function EnrolmentStrip() {
  const { enrolment, program } = useContent();
  return (
    <div className="w-full max-sm:px-2 lg:sticky lg:top-[calc(var(--header-height)+1.5rem)] lg:w-72 lg:self-start lg:rounded-2xl lg:bg-card lg:p-6 lg:shadow-soft print:hidden">
      <h2 className="text-subtitle max-lg:hidden">
        <a
          href={`${paths.program}#enrolment-steps`}
          className="text-link underline underline-offset-4"
        >
          {program.howItWorks.heading}
        </a>
      </h2>
      <ol className="my-4 max-lg:hidden">
        {enrolment.steps.map(({ title }, index) => (
          <li key={title} className="grid grid-cols-[2.5rem_1fr] py-2">
            <span
              aria-hidden="true"
              className="font-heading text-[1.75rem]/[1] font-semibold text-link"
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
