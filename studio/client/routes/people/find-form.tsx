import { Form, Link, useFetcher } from "react-router";

import { Button } from "#app/ui/button/button.tsx";

import type { SubmissionPage } from "#studio/server/submissions/list-pages.ts";
import { queryString, type SubmissionQuery } from "#studio/contract/submission-query.ts";
import { Empty } from "../../shell/drawings/empty.tsx";
import { LabelledField, Options } from "../../shell/labelled-field.tsx";
import { stepLabels } from "../../shell/steps/step-labels.ts";
import { StudioIcon } from "../../shell/studio-icon.tsx";

const forms = [
  ["application", "Applications"],
  ["contact", "Messages"],
] as const;

const days = [
  ["from", "Received from"],
  ["to", "Received until"],
] as const;

interface FindFormProps {
  query: SubmissionQuery;
  page: Pick<SubmissionPage, "startDates" | "countries" | "sources" | "total">;
}

/** The conditions of the list. It is a GET form, so that a filtered list has an address to share. */
export function FindForm({ query, page }: FindFormProps) {
  const { search, step, state, ...others } = query;
  const { data: total = page.total, load } = useFetcher<number>();
  const choices = [
    ["form", "What was sent", forms],
    ["startDate", "Start date", page.startDates],
    ["country", "Country", page.countries],
    ["source", "Came from", page.sources.map((source) => [source, source] as const)],
  ] as const;
  return (
    <Form role="search" action="/people" className="people-search">
      {step && <input type="hidden" name="step" value={step} />}
      {state && <input type="hidden" name="state" value={state} />}
      <input
        type="search"
        name="search"
        aria-label="Search"
        placeholder="Name or word"
        defaultValue={search}
        className="field-control"
      />
      <details open={Object.values(others).some(Boolean)} className="group">
        <summary className="chip">
          Filter
          <StudioIcon name="down" className="size-4 group-open:rotate-180" />
        </summary>
        <div
          className="panel mt-2 grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-x-3 gap-y-4 sm:grid-cols-3"
          onChange={({ currentTarget }) => {
            const form = currentTarget.closest("form");
            const typed = form ? Array.from(new FormData(form)) : [];
            const conditions = typed.map(([name, value]) => [name, String(value)]);
            void load(`/people/count?${new URLSearchParams(conditions)}`);
          }}
        >
          {choices.map(([name, label, options]) => (
            <LabelledField key={name} label={label}>
              {(control) => (
                <select {...control} name={name} defaultValue={query[name] ?? ""}>
                  <option value="">All</option>
                  <Options options={options} />
                </select>
              )}
            </LabelledField>
          ))}
          {days.map(([name, label]) => (
            <LabelledField key={name} label={label}>
              {(control) => (
                <input
                  {...control}
                  type="date"
                  name={name}
                  defaultValue={query[name]}
                  className={`${control.className} max-sm:px-2 max-sm:text-[0.95rem]`}
                />
              )}
            </LabelledField>
          ))}
          <p className="col-span-full flex justify-end gap-2 max-sm:*:flex-1">
            <Link
              to={`/people${queryString({ search, step, state })}`}
              className="small-button min-h-11"
            >
              Clear
            </Link>
            <Button type="submit" variant="secondary">
              Show {total.toLocaleString("en")}
            </Button>
          </p>
        </div>
      </details>
      <Button type="submit" variant="secondary">
        <StudioIcon name="search" className="size-5 sm:mr-2" />
        <span className="max-sm:sr-only">Find</span>
      </Button>
    </Form>
  );
}

interface FoundProps {
  query: SubmissionQuery;
  page: Pick<SubmissionPage, "rows" | "isFirst" | "next">;
}

/** How many were found, or that nobody was, with the ways to see more. */
export function Found({ query, page: { rows, isFirst, next } }: FoundProps) {
  const { search, step, state } = query;
  const by = [search && `“${search}”`, step && `the step “${stepLabels[step]}”`];
  const words = by.filter(Boolean).join(" and ");
  const links = (
    <>
      {(step ?? state) && (
        <Link
          to={`/people${queryString({ ...query, step: undefined, state: undefined })}`}
          className="inline-link"
        >
          Look at all steps
        </Link>
      )}
      <Link to="/people" className="inline-link">
        Show everybody
      </Link>
    </>
  );
  if (rows.length === 0) {
    return (
      <div role="status" className="panel">
        <Empty
          drawing="bottle"
          heading={words ? `Nobody matches ${words}` : "Nobody matches"}
          text={search && "A part of the name, or of the e-mail address, is enough."}
        >
          <p className="flex flex-wrap justify-center gap-x-5 gap-y-2">{links}</p>
        </Empty>
      </div>
    );
  }
  const number = isFirst ? `${next ? "More than " : ""}${rows.length}` : "More";
  return (
    <p className="mb-3 flex flex-wrap items-center gap-x-4">
      <span role="status" className="font-medium break-words">
        {[number, "found", words && `for ${words}`].filter(Boolean).join(" ")}
      </span>
      {links}
    </p>
  );
}
