import { useRef } from "react";
import { Link, type LoaderFunctionArgs, useLoaderData, useLocation } from "react-router";

import {
  queryString,
  readSubmissionQuery,
  type SubmissionQuery,
} from "#studio/contract/submission-query.ts";
import type { SubmissionPage } from "#studio/server/submissions/list-pages.ts";
import { Empty } from "../../shell/drawings/empty.tsx";
import { Item, MenuButton } from "../../shell/menu-button.tsx";
import { PageHeading } from "../../shell/page-heading.tsx";
import { Nobody } from "../../shell/people/nobody.tsx";
import { partHeadings } from "../../shell/people/people-texts.ts";
import { PersonRow } from "../../shell/people/person-row.tsx";
import { stepLabels } from "#studio/contract/step-labels.ts";
import { StepDot, StepNotice, useFocusAfterStep } from "../../shell/steps/step-controls.tsx";
import { StudioIcon } from "../../shell/studio-icon.tsx";
import { studioContext } from "../../studio-context.ts";
import { FindForm, Found } from "./find-form.tsx";
import { PageLinks } from "./page-links.tsx";

const LIST = "Applications and messages";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const address = new URL(request.url);
  const query = readSubmissionQuery(address);
  const after = address.searchParams.get("after") ?? undefined;
  const seen = Number(address.searchParams.get("seen")) || 0;
  const page = await context.get(studioContext).submissions.page({ ...query, after });
  return { query, page, seen };
}

/** Everybody who has written: who waits, the longest first, and then the others. */
export default function People() {
  const { query, page, seen } = useLoaderData<typeof loader>();
  const { key } = useLocation();
  const { step, ...conditions } = query;
  const isFiltered = Object.values(conditions).some(Boolean);
  const search = queryString(query);
  const isDone = page.shown === 0 && step === "new" && !isFiltered;
  if (page.isNew) {
    return (
      <>
        <PageHeading title="People" />
        <Empty
          drawing="bottle"
          heading="Nobody has written yet"
          text="Applications and messages arrive here, as soon as the first visitor sends one."
        />
      </>
    );
  }
  return (
    <>
      <PageHeading title="People">
        {step === "new" && page.shown > 1 && (
          <Link to={`/people/done${search}`} className="small-button">
            <StudioIcon name="check" className="size-5 max-sm:hidden" />
            Mark as answered
          </Link>
        )}
        <MenuButton label="More about this list">
          <Item href={`/export/submissions.csv${search}`} download icon="download">
            Download for Excel
          </Item>
          <Item href="/people/erase" icon="erase">
            Delete a person’s data
          </Item>
        </MenuButton>
      </PageHeading>
      <StepNotice />
      {/* The key resets the fields with each navigation, also to the same address. */}
      <div className="@container">
        <FindForm key={key} query={query} page={page}>
          {(page.shown > 0 || step) && <StepLinks query={query} page={page} />}
        </FindForm>
      </div>
      {(isFiltered || (page.shown === 0 && !isDone)) && <Found query={query} page={page} />}
      {isDone && (
        <div className="panel">
          <Nobody />
        </div>
      )}
      {page.shown > 0 && <Parts query={query} page={page} />}
      <PageLinks query={query} page={page} seen={seen} />
    </>
  );
}

interface PartsProps {
  query: SubmissionQuery;
  page: SubmissionPage;
}

function StepLinks({ query, page: { steps } }: PartsProps) {
  const linkTo = (step: SubmissionQuery["step"]) => ({
    to: `/people${queryString({ ...query, state: undefined, step })}`,
    "aria-current": query.step === step ? ("page" as const) : undefined,
    className: "chip",
  });
  return (
    <nav aria-label="Steps">
      <ul className="chips">
        <li>
          <Link {...linkTo(undefined)}>All</Link>
        </li>
        {steps
          .filter(({ step, people, again }) => people + again > 0 || step === query.step)
          .map(({ step, people }) => (
            <li key={step}>
              <Link {...linkTo(step)}>
                <StepDot step={step} />
                {stepLabels[step]}
                {people > 0 && (
                  <span className="font-normal tabular-nums">{people.toLocaleString("en")}</span>
                )}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}

/** The parts of the list, each below its heading; of one step that is none but a list. */
function Parts({ query, page }: PartsProps) {
  const listRef = useRef<HTMLElement>(null);
  const isOneStep = query.step !== undefined && query.step !== "new";
  const isWhole = (at: number) => page.isFirst && (!page.next || at < page.parts.length - 1);
  useFocusAfterStep(listRef);
  return (
    <section ref={listRef} tabIndex={-1} aria-label={LIST} className="grid gap-5">
      {page.parts.map(({ name, rows }, index) => (
        <div key={name}>
          <h2 className={isOneStep ? "sr-only" : "mb-2 text-subtitle"}>
            {partHeadings[name]}
            {name !== "handled" && isWhole(index) && ` · ${rows.length}`}
          </h2>
          <div className="panel">
            <ul className="person-list -my-4 sm:-my-5">
              {rows.map((row) => (
                <PersonRow key={row.id} row={row} search={queryString(query)} />
              ))}
            </ul>
          </div>
        </div>
      ))}
    </section>
  );
}
