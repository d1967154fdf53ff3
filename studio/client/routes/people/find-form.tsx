import { Form, Link } from "react-router";

import { Button } from "#app/ui/button/button.tsx";
import { formNames } from "#forms/contract.ts";

import type { SubmissionPage } from "../../../server/submissions/list-pages.ts";
import type { SubmissionQuery } from "../../../contract/submission-query.ts";
import { OptionalField } from "../../shell/optional-field.tsx";
import { Options, SelectField } from "../../shell/select-field.tsx";
import { peopleWords } from "./people-words.ts";

const text = peopleWords.find;

interface FindFormProps {
  query: SubmissionQuery;
  page: Pick<SubmissionPage, "startDates" | "countries" | "sources">;
}

/** The conditions of the list. It is a GET form, so that a filtered list has an address to share. */
export function FindForm({ query, page }: FindFormProps) {
  const { search, step, state } = query;
  const choices = [
    ["form", formNames.map((form) => [form, text.forms[form]] as const)],
    ["startDate", page.startDates],
    ["country", page.countries],
    ["source", page.sources.map((source) => [source, source] as const)],
  ] as const;
  return (
    <Form role="search" action="/people" className="panel mb-5">
      {step && <input type="hidden" name="step" value={step} />}
      {state && <input type="hidden" name="state" value={state} />}
      <OptionalField label={text.search} note={text.searchHint}>
        {(control) => <input {...control} type="search" name="search" defaultValue={search} />}
      </OptionalField>
      <div className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {choices.map(([name, options]) => (
          <SelectField key={name} name={name} label={text[name]} defaultValue={query[name] ?? ""}>
            <option value="">{text.any}</option>
            <Options options={options} />
          </SelectField>
        ))}
        <OptionalField label={text.from}>
          {(control) => <input {...control} type="date" name="from" defaultValue={query.from} />}
        </OptionalField>
        <OptionalField label={text.to}>
          {(control) => <input {...control} type="date" name="to" defaultValue={query.to} />}
        </OptionalField>
      </div>
      <p className="mt-5 flex flex-wrap items-center gap-4">
        <Button type="submit" variant="secondary">
          {text.apply}
        </Button>
        <Link to="/people" className="inline-link">
          {text.clear}
        </Link>
      </p>
    </Form>
  );
}
