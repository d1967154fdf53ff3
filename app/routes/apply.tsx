import { applicationForm } from "#content/application-form.ts";
import { useState } from "react";

import { ApplicationForm } from "../forms/application/application-form.tsx";
import { knownStartDate } from "../forms/application/start-date-choice.ts";
import { postForm } from "../forms/post-form.ts";
import { PageHead } from "../sections/page-head.tsx";
import { Splash } from "../sections/splash.tsx";
import type { Route } from "./+types/apply";

/** Takes the application when it is posted without JavaScript. */
export function action({ request, context }: Route.ActionArgs) {
  return postForm("application", request, context);
}

export default function Apply({ params, actionData }: Route.ComponentProps) {
  const [hasProblems, setHasProblems] = useState(
    Object.keys(actionData?.problems ?? {}).length > 0,
  );
  const titlePrefix = hasProblems ? applicationForm.errorTitlePrefix : "";
  return (
    <>
      <PageHead
        title={titlePrefix + applicationForm.pageTitle}
        description={applicationForm.pageDescription}
        path="/apply"
      />
      {!actionData && <Splash title={applicationForm.splash} />}
      <div className="mx-auto max-w-3xl px-6 py-16 sm:py-20">
        <h1 className="text-4xl sm:text-5xl">{applicationForm.heading}</h1>
        {applicationForm.introduction.map((paragraph) => (
          <p key={paragraph} className="mt-4 max-w-prose">
            {paragraph}
          </p>
        ))}
        <div className="mt-12">
          <ApplicationForm
            dateInAddress={knownStartDate(params.fecha_ini)}
            refused={actionData}
            onChecked={setHasProblems}
          />
        </div>
      </div>
    </>
  );
}
