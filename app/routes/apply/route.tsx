import { applicationForm as delivered, applyPage } from "#content/form-texts/application-form.ts";
import { paths } from "#content/school/page-paths.ts";
import { useState } from "react";

import { useContent } from "../../content-context.tsx";
import { useWords } from "../../own-words.ts";
import { ApplyForm } from "./form/apply-form.tsx";
import { knownStartDate } from "../../forms/application/application-draft.ts";
import { postForm } from "../../forms/sending/post-form.ts";
import { NextSteps } from "./next-steps.tsx";
import { SeoMeta } from "../../seo/seo-meta.tsx";
import { PageHero } from "../../sections/page-hero.tsx";
import { AskNow } from "../../sections/proof.tsx";
import { HydrationBoundary } from "../../startup/hydration-boundary.tsx";
import { routeLinks, RouteStyles } from "../../startup/route-styles.tsx";
import { Splash } from "./splash.tsx";
import styles from "./route.css?url";
import type { Route } from "./+types/route";

export const links = routeLinks(styles);

/** Handles the application form posted without JavaScript. */
export function action({ request, context }: Route.ActionArgs) {
  return postForm("application", request, context);
}

export default function Apply({ params, actionData }: Route.ComponentProps) {
  const { course, enrolment, startDates, photographs } = useContent();
  const applicationForm = useWords("applicationForm", delivered);
  // Kept in state: following a link to this same page would clear `actionData` and its answers.
  const [refused] = useState(actionData);
  const [hasProblems, setHasProblems] = useState(Object.keys(refused?.problems ?? {}).length > 0);
  const [invitation, ...notes] = Object.values(applicationForm.introduction);
  const titlePrefix = hasProblems ? applicationForm.errorTitlePrefix : "";
  return (
    <>
      <SeoMeta
        title={titlePrefix + applyPage.title}
        description={applyPage.description(course.hours)}
        path={paths.apply}
      />
      {!refused && <Splash title={applicationForm.splash} />}
      <HydrationBoundary>
        <PageHero
          {...applicationForm.header}
          text={applicationForm.header.text(course.capitalDuration)}
          photograph={photographs.apply?.top}
          isLow
        />
      </HydrationBoundary>
      <RouteStyles href={styles} />
      <div className="mx-auto max-w-6xl px-4 pt-3 pb-12 sm:px-6 max-lg:max-w-3xl">
        <div className="mb-6 flex flex-wrap items-end justify-between gap-x-10 gap-y-3 max-sm:px-2 lg:mb-8">
          <div className="max-w-prose">
            <p className="text-lead">{invitation}</p>
            {/* On phones each on lines of its own, whose number the late font does not change. */}
            <p className="mt-1 text-muted-foreground max-sm:text-sm [&>*]:max-sm:block">
              {notes.map((note) => (
                <span key={note}>{note} </span>
              ))}
              <span className="js-only">{applicationForm.draft.note}</span>
            </p>
          </div>
          <div className="flex flex-wrap gap-x-4 max-sm:text-sm max-sm:[&_span]:hidden print:hidden">
            <a
              href="#after-applying"
              className="py-1 text-link underline underline-offset-4 lg:hidden"
            >
              {enrolment.afterApplying.heading}
            </a>
            <AskNow className="py-1 font-semibold text-link underline underline-offset-4" />
          </div>
        </div>
        <HydrationBoundary>
          <ApplyForm
            dateInAddress={knownStartDate(params.fecha_ini, startDates)}
            refused={refused}
            onChecked={setHasProblems}
          />
        </HydrationBoundary>
      </div>
      <HydrationBoundary>
        <NextSteps />
      </HydrationBoundary>
    </>
  );
}
