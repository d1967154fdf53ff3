import { Form, Link } from "react-router";

import { Button } from "#app/ui/button/button.tsx";

import type { SubmissionPage } from "../../../server/submissions/list-pages.ts";
import type { SubmissionQuery } from "../../../contract/submission-query.ts";
import { OptionalField, Options } from "../../shell/optional-field.tsx";

const forms = [
  ["application", "Applications"],
  ["contact", "Messages"],
] as const;

interface FindFormProps {
  query: SubmissionQuery;
  page: Pick<SubmissionPage, "startDates" | "countries" | "sources">;
}

/** The conditions of the list. It is a GET form, so that a filtered list has an address to share. */
export function FindForm({ query, page }: FindFormProps) {
  const { search, step, state } = query;
  const choices = [
    ["form", "Kind", forms],
    ["startDate", "Start date", page.startDates],
    ["country", "Country", page.countries],
    ["source", "Came from", page.sources.map((source) => [source, source] as const)],
  ] as const;
  return (
    <Form role="search" action="/people" className="panel mb-5">
      {step && <input type="hidden" name="step" value={step} />}
      {state && <input type="hidden" name="state" value={state} />}
      <OptionalField
        label="Search"
        note="A name, an e-mail address, a reference such as 7KQ-2MF, or any words"
      >
        {(control) => <input {...control} type="search" name="search" defaultValue={search} />}
      </OptionalField>
      <div className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {choices.map(([name, label, options]) => (
          <OptionalField key={name} label={label}>
            {(control) => (
              <select {...control} name={name} defaultValue={query[name] ?? ""}>
                <option value="">All</option>
                <Options options={options} />
              </select>
            )}
          </OptionalField>
        ))}
        <OptionalField label="Received from">
          {(control) => <input {...control} type="date" name="from" defaultValue={query.from} />}
        </OptionalField>
        <OptionalField label="Received until">
          {(control) => <input {...control} type="date" name="to" defaultValue={query.to} />}
        </OptionalField>
      </div>
      <p className="mt-5 flex flex-wrap items-center gap-4">
        <Button type="submit" variant="secondary">
          Show
        </Button>
        <Link to="/people" className="inline-link">
          Show everybody
        </Link>
      </p>
    </Form>
  );
}
