import { Form, Link } from "react-router";

import { Button } from "#app/ui/button/button.tsx";
import { formNames } from "#forms/contract.ts";

import type { SubmissionPage } from "../../../contract/submission.ts";
import { mailStates, type SubmissionQuery } from "../../../contract/submission-query.ts";
import { OptionalField } from "../../shell/optional-field.tsx";
import { Options, type OptionsProps, SelectField } from "../../shell/select-field.tsx";
import { stateWords, words } from "../../words.ts";

const text = words.submissions.filter;

interface FilterProps {
  query: SubmissionQuery;
  page: Pick<SubmissionPage, "startDates" | "countries" | "sources">;
}

/** The filter of the list. It is a GET form, so that a filtered list has an address to share. */
export function Filter({ query, page }: FilterProps) {
  const { search, step, ...others } = query;
  const hasOthers = Object.values(others).some(Boolean);
  return (
    <Form role="search" action="/people" className="panel mb-6">
      {step && <input type="hidden" name="step" value={step} />}
      <div className="flex flex-wrap items-end gap-4">
        <div className="min-w-56 grow">
          <OptionalField label={text.search} note={text.searchHint}>
            {(control) => <input {...control} type="search" name="search" defaultValue={search} />}
          </OptionalField>
        </div>
        <Button type="submit" variant="secondary">
          {text.apply}
        </Button>
      </div>
      <details open={hasOthers} className="mt-4">
        <summary className="min-h-8 cursor-pointer font-medium text-link">{text.more}</summary>
        <div className="mt-3 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          <Choice
            name="form"
            label={text.form}
            value={query.form}
            options={formNames.map((form) => [form, text.forms[form]])}
          />
          <Choice
            name="state"
            label={text.state}
            value={query.state}
            options={mailStates.map((state) => [state, stateWords[state].label])}
          />
          <Choice
            name="startDate"
            label={text.startDate}
            value={query.startDate}
            options={page.startDates.map((value) => [value, value])}
          />
          <Choice
            name="country"
            label={text.country}
            value={query.country}
            options={page.countries.map((value) => [value, value])}
          />
          <Choice
            name="source"
            label={text.source}
            value={query.source}
            options={page.sources.map((value) => [value, value])}
          />
          <OptionalField label={text.from}>
            {(control) => <input {...control} type="date" name="from" defaultValue={query.from} />}
          </OptionalField>
          <OptionalField label={text.to}>
            {(control) => <input {...control} type="date" name="to" defaultValue={query.to} />}
          </OptionalField>
        </div>
      </details>
      {(search || hasOthers) && (
        <p className="mt-4">
          <Link to="/people" className="inline-link">
            {text.clear}
          </Link>
        </p>
      )}
    </Form>
  );
}

interface ChoiceProps extends OptionsProps {
  name: string;
  label: string;
  value: string | undefined;
}

function Choice({ name, label, value = "", options }: ChoiceProps) {
  return (
    <SelectField name={name} label={label} defaultValue={value}>
      <option value="">{text.any}</option>
      <Options options={options} />
    </SelectField>
  );
}
