import { Fragment, useEffect, useState } from "react";
import { useFetcher } from "react-router";

import { priceText } from "#content/course/course.ts";

import type { Documents } from "#content/schema/documents.ts";

import type { CourseFact, ShownFacts } from "../../../server/courses/count-shown.ts";
import { OptionalField } from "../../shell/optional-field.tsx";
import { Panel } from "../../shell/panel.tsx";
import { coursesWords } from "./courses-words.ts";

const text = coursesWords.facts;

type Course = Documents["course"];

interface CourseFactsProps {
  course: Course;
  /** Their codes. */
  currencies: readonly string[];
  /** @param says what the change did, as a sentence */
  onChange: (course: Course, says: string) => void;
}

/** The price, hours and weeks of the course, and how many times pages show each. */
export function CourseFacts({ course, currencies, onChange }: CourseFactsProps) {
  const { price } = course;
  const { data: shown, load } = useFetcher<ShownFacts>();
  useEffect(() => void load("/courses/shown"), [load]);
  const changePrice = (change: Partial<Course["price"]>) => {
    const changed = { ...price, ...change };
    onChange({ ...course, price: changed }, text.done.price(priceText(changed)));
  };
  const numberField = (fact: CourseFact, value: number, change: (number: number) => void) => (
    <NumberField label={text[fact]} value={value} shown={shown?.[fact]} onChange={change} />
  );
  return (
    <Panel id="price" icon="price" heading={text.heading}>
      <div className="grid grid-cols-2 items-end gap-x-3 gap-y-4">
        {numberField("price", price.amount, (amount) => changePrice({ amount }))}
        <OptionalField label={text.currency}>
          {(control) => (
            <select
              {...control}
              value={price.currency}
              onChange={({ currentTarget }) => changePrice({ currency: currentTarget.value })}
            >
              {currencies.map((code) => (
                <option key={code}>{code}</option>
              ))}
            </select>
          )}
        </OptionalField>
        {(["hours", "weeks"] as const).map((fact) => (
          <Fragment key={fact}>
            {numberField(fact, course[fact], (number) =>
              onChange({ ...course, [fact]: number }, text.done[fact](String(number))),
            )}
          </Fragment>
        ))}
      </div>
    </Panel>
  );
}

interface NumberFieldProps {
  label: string;
  value: number;
  /** Undefined until it is counted. */
  shown: number | undefined;
  onChange: (number: number) => void;
}

/** A whole number, which is read when the field is left. */
function NumberField({ label, value, shown, onChange }: NumberFieldProps) {
  // What is typed and not read yet, or no number.
  const [typed, setTyped] = useState<string>();
  const [isWrong, setWrong] = useState(false);
  function read() {
    if (typed === undefined) return;
    const number = readWholeNumber(typed);
    setWrong(number === undefined);
    if (number === undefined) return;
    setTyped(undefined);
    if (number !== value) onChange(number);
  }
  return (
    <OptionalField
      label={label}
      note={isWrong ? text.whole : shown === undefined ? undefined : text.shown(shown)}
      isWrong={isWrong}
    >
      {(control) => (
        <input
          {...control}
          inputMode="numeric"
          autoComplete="off"
          value={typed ?? value}
          data-own-undo={typed !== undefined || undefined}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onBlur={read}
          onKeyDown={(event) => event.key === "Enter" && read()}
        />
      )}
    </OptionalField>
  );
}

/**
 * Reads a positive whole number as people write it: `1299`, `1,299`, `1.299,00`, `$1 299`.
 * Undefined for everything else, such as `12.50`.
 */
export function readWholeNumber(typed: string): number | undefined {
  const bare = typed.trim().replace(/^[A-Z]{0,3}\s?\p{Sc}?\s?|\s?(?:\p{Sc}|[A-Z]{3})$/gu, "");
  const [, digits = ""] = /^(\d{1,3}(?:[.,\s'’]\d{3})+|\d+)(?:[.,]0{1,2})?$/.exec(bare) ?? [];
  const number = Number(digits.replaceAll(/\D/g, ""));
  return number > 0 && number < 100_000_000 ? number : undefined;
}
