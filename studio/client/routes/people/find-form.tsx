import { Form, Link } from "react-router";

import { Button } from "#app/ui/button/button.tsx";
import { formNames } from "#forms/contract.ts";

import type { SubmissionPage } from "../../../contract/submission.ts";
import type { SubmissionQuery } from "../../../contract/submission-query.ts";
import { OptionalField } from "../../shell/optional-field.tsx";
import { Options, type OptionsProps, SelectField } from "../../shell/select-field.tsx";
import { peopleWords } from "./people-words.ts";

const text = peopleWords.find;

interface FindFormProps {
  query: SubmissionQuery;
  page: Pick<SubmissionPage, "startDates" | "countries" | "sources">;
}

/** The conditions of the list. It is a GET form, so that a filtered list has an address to share. */
export function FindForm({ query, page }: FindFormProps) {
  const { search, step, state } = query;
  return (
    <Form role="search" action="/people" className="panel mb-5">
      {step && <input type="hidden" name="step" value={step} />}
      {state && <input type="hidden" name="state" value={state} />}
      <OptionalField label={text.search} note={text.searchHint}>
        {(control) => <input {...control} type="search" name="search" defaultValue={search} />}
      </OptionalField>
      <div className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <Choice
          name="form"
          label={text.form}
          value={query.form}
          options={formNames.map((form) => [form, text.forms[form]])}
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
          options={page.countries.map(({ stored, country }) => [stored, country])}
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
