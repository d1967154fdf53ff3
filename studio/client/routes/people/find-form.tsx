import { Form, Link, useFetcher } from "react-router";

import { count } from "#content/count.ts";
import { buttonClass } from "#app/ui/button/button.tsx";

import type { MailState } from "#forms/mail-states.ts";
import type { SubmissionPage } from "#studio/server/submissions/list-pages.ts";
import { queryString, type SubmissionQuery } from "#studio/contract/submission-query.ts";
import { Empty } from "../../shell/drawings/empty.tsx";
import { LabelledField, Options } from "../../shell/labelled-field.tsx";
import { stepLabels } from "#studio/contract/step-labels.ts";
import { StudioIcon } from "../../shell/studio-icon.tsx";
import { dayWords } from "../courses/day-words.ts";

const forms = [
  ["application", "Applications"],
  ["contact", "Messages"],
] as const;

const days = [
  ["from", "Received from"],
  ["to", "Received until"],
] as const;

const stateLabels: Readonly<Record<MailState, string>> = {
  waiting: "Mails not sent yet",
  sent: "Mails sent",
  dead: "Mails that did not arrive",
  held: "Put aside",
  advertising: "Advertising",
  kept: "Mails in the inbox",
};

/** The look of a condition that is on. */
const IS_SET = "border-link bg-muted font-semibold";

interface FindFormProps {
  query: SubmissionQuery;
  page: Pick<SubmissionPage, "startDates" | "countries" | "sources" | "periods" | "total">;
  /** The steps, which stand below the words, on phones beside the filter. */
  children: React.ReactNode;
}

/** The conditions of the list. It is a GET form, so that a filtered list has an address to share. */
export function FindForm({ query, page, children }: FindFormProps) {
  const { search, step, state, ...others } = query;
  const conditions = Object.values(others).filter(Boolean).length;
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
        className="field-control pr-14 sm:pr-28"
      />
      <button type="submit" className="quiet-button">
        <StudioIcon name="search" />
        <span className="max-sm:sr-only">Find</span>
      </button>
      <details>
        <summary className="chip" aria-current={conditions > 0 ? "true" : undefined}>
          Filter{conditions > 0 && ` · ${conditions}`}
          <StudioIcon name="down" className="size-4" />
        </summary>
        <div
          className="panel mt-2 grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-x-3 gap-y-4 sm:grid-cols-3"
          onChange={({ currentTarget }) => {
            const form = currentTarget.closest("form");
            const typed = form ? Array.from(new FormData(form)) : [];
            const entries = typed.map(([name, value]) => [name, String(value)]);
            void load(`/people/count?${new URLSearchParams(entries)}`);
          }}
        >
          {choices.map(([name, label, options]) => (
            <LabelledField key={name} label={label}>
              {(control) => (
                <select
                  {...control}
                  name={name}
                  defaultValue={query[name] ?? ""}
                  className={`${control.className} ${query[name] ? IS_SET : ""}`}
                >
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
                  className={`${control.className} max-sm:px-2 ${query[name] ? IS_SET : ""}`}
                />
              )}
            </LabelledField>
          ))}
          <p className="col-span-full flex flex-wrap items-center gap-2">
            {page.periods.map(([period, from]) => {
              const isChosen = query.from === from && !query.to;
              return (
                <button
                  key={period}
                  type="button"
                  aria-pressed={isChosen}
                  className="chip max-sm:flex-1 max-sm:justify-center"
                  onClick={({ currentTarget: { form } }) => {
                    const chosen = { from: isChosen ? "" : from, to: "" };
                    for (const [name, day] of Object.entries(chosen)) {
                      const field = form?.elements.namedItem(name);
                      if (field instanceof HTMLInputElement) field.value = day;
                    }
                    form?.requestSubmit();
                  }}
                >
                  {period}
                </button>
              );
            })}
            <span className="flex gap-2 max-sm:w-full sm:ml-auto">
              <Link to={`/people${queryString({ search, step, state })}`} className="quiet-button">
                Clear
              </Link>
              <button
                type="submit"
                className={`${buttonClass("secondary")} cursor-pointer max-sm:flex-1`}
              >
                Show {count(total, "person", "people")}
              </button>
            </span>
          </p>
        </div>
      </details>
      {children}
    </Form>
  );
}

interface FoundProps {
  query: SubmissionQuery;
  page: Pick<SubmissionPage, "total" | "countries">;
}

/** How many were found, or that nobody was, with each condition, which a press takes off. */
export function Found({ query, page: { total, countries } }: FoundProps) {
  const { search, step, state, form, startDate, country, source, from, to } = query;
  const conditions = [
    ["search", search && `“${search}”`],
    ["step", step && stepLabels[step]],
    ["state", state && stateLabels[state]],
    ["form", form && (form === "contact" ? "Messages" : "Applications")],
    ["startDate", startDate],
    ["country", country && (countries.find(([stored]) => stored === country)?.[1] ?? country)],
    ["source", source],
    ["from", from && `Since ${dayWords.plain(from)}`],
    ["to", to && `Until ${dayWords.plain(to)}`],
  ] as const;
  const chips = (
    <ul aria-label="Conditions" className="chips">
      {conditions.map(
        ([name, words]) =>
          words && (
            <li key={name}>
              <Link to={`/people${queryString({ ...query, [name]: undefined })}`} className="chip">
                <span className="sr-only">Without </span>
                {words}
                <span aria-hidden="true">×</span>
              </Link>
            </li>
          ),
      )}
      <li>
        <Link to="/people" className="quiet-button">
          Show everybody
        </Link>
      </li>
    </ul>
  );
  if (total === 0) {
    return (
      <div role="status" className="panel">
        <Empty
          drawing="bottle"
          heading="Nobody matches"
          text={search && "A part of the name, or of the e-mail address, is enough."}
        >
          {chips}
        </Empty>
      </div>
    );
  }
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <p role="status" className="font-medium">
        {count(total, "person", "people")} found
      </p>
      {chips}
    </div>
  );
}
