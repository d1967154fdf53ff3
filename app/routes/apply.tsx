import { applicationForm, applyPage } from "#content/application-form.ts";
import { useState } from "react";

import { ApplicationForm } from "../forms/application/application-form.tsx";
import { knownStartDate } from "../forms/application/start-date-choice.ts";
import { postForm } from "../forms/post-form.ts";
import { AfterApplying } from "../sections/after-applying.tsx";
import { PageHead } from "../sections/page-head.tsx";
import { PageHeader } from "../sections/page-header.tsx";
import { Splash } from "../sections/splash.tsx";
import type { Route } from "./+types/apply";

/** Takes the application when it is posted without JavaScript. */
export function action({ request, context }: Route.ActionArgs) {
  return postForm("application", request, context);
}

export default function Apply({ params, actionData }: Route.ComponentProps) {
  // The first one is kept: a link to this very page drops it, and the answers must stay.
  const [refused] = useState(actionData);
  const [hasProblems, setHasProblems] = useState(Object.keys(refused?.problems ?? {}).length > 0);
  const titlePrefix = hasProblems ? applicationForm.errorTitlePrefix : "";
  return (
    <>
      <PageHead {...applyPage} title={titlePrefix + applyPage.title} />
      {!refused && <Splash title={applicationForm.splash} />}
      <PageHeader {...applicationForm.header} />
      <div className="mx-auto max-w-3xl px-6 pt-8 pb-20 sm:pt-12">
        {applicationForm.introduction.map((paragraph) => (
          <p key={paragraph} className="mt-4 max-w-prose first:mt-0 first:text-lead">
            {paragraph}
          </p>
        ))}
        <div className="mt-10">
          <ApplicationForm
            dateInAddress={knownStartDate(params.fecha_ini)}
            refused={refused}
            onChecked={setHasProblems}
          />
        </div>
        <AfterApplying />
      </div>
    </>
  );
}
