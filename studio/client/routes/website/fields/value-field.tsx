import type { FocusEvent } from "react";

import { pictureManifest } from "#app/ui/picture/picture-files.ts";
import { type Described, labelOf } from "#content/schema/describe.ts";

import { type Choices, LabelledField, Options } from "#studio/client/shell/labelled-field.tsx";
import { StudioIcon } from "#studio/client/shell/studio-icon.tsx";
import { valueIn } from "../draft/draft-state.ts";
import { useDraftState } from "../draft/use-draft.ts";
import { plainText } from "./plain-text.ts";

export interface ControlProps {
  path: string;
  id: string;
  label: string;
  /** Whether a heading above the field says the same. */
  isLabelHidden: boolean;
  note: string | undefined;
  isWrong: boolean;
  described: Described;
  value: unknown;
  onChange: (value: unknown) => void;
}

/** `URL.canParse` is unknown before Chrome 120. */
const PAGE = /^https:\/\/[^\s/]+\.\S+$/;
/** The same as people say it, or as it was once: `calendly.com/school`. */
const HOST = /^(?:http:\/\/)?(?=[^\s:/@]+\.[^\s:/@.]+(?:\/|$))/i;

/** A control for a mark, a number, a day, a time, a choice, or a text that programs read. */
export function ValueField({ described, value, onChange, ...field }: ControlProps) {
  const { id, label, note } = field;
  const { kind, absence, meta } = described;
  const shown = typeof value === "string" || typeof value === "number" ? String(value) : "";
  const options = optionsOf(described, shown);
  const currency = useDraftState((state) => valueIn(state, "course/price/currency"));

  function typed(entered: string) {
    // A price may be typed as “$1,349”.
    const digits = plainCode(entered)
      .replace(/^[$€£]\s*/, "")
      .replaceAll(/,(?=\d{3}(?:,|$))/g, "");
    const isNumber = kind === "number" && /^-?\d{1,15}$/.test(digits);
    // Any other text is kept as typed, so that the check for mistakes reports it.
    onChange(isNumber ? Number(digits) : entered);
  }

  if (kind === "check") {
    return (
      <div>
        <label className="inline-flex min-h-11 items-center gap-3 font-medium">
          <input
            id={id}
            type="checkbox"
            checked={value === true}
            onChange={({ currentTarget }) => onChange(currentTarget.checked || undefined)}
            className="size-6 accent-link"
            aria-describedby={note && `${id}-note`}
          />
          {label}
        </label>
        <p id={`${id}-note`} className="text-sm text-muted-foreground empty:hidden">
          {note}
        </p>
      </div>
    );
  }
  return (
    <LabelledField {...field}>
      {(control) => {
        const shared = {
          ...control,
          className: `${control.className} ${kind === "number" ? "pr-18" : ""}`,
          value: shown,
          onChange: (event: { currentTarget: { value: string } }) =>
            typed(event.currentTarget.value),
        };
        // What is typed takes its place, as it does after Tab; on phones, to select takes two taps.
        const input = {
          ...shared,
          onFocus: (event: FocusEvent<HTMLInputElement>) => event.currentTarget.select(),
          onBlur: (event: FocusEvent<HTMLInputElement>) =>
            typed(plainCode(event.currentTarget.value)),
        };
        if (kind === "number") {
          return (
            <span className="relative block max-w-44">
              <input
                type="text"
                inputMode="numeric"
                placeholder={meta.question && `e.g. ${meta.question.example}`}
                {...input}
                aria-describedby={`${id}-unit ${control["aria-describedby"] ?? ""}`}
              />
              <span
                id={`${id}-unit`}
                className="pointer-events-none absolute right-3 bottom-2.5 text-muted-foreground"
              >
                {meta.isMoney ? String(currency) : meta.unit !== label.toLowerCase() && meta.unit}
              </span>
            </span>
          );
        }
        if (meta.url === "page" || meta.url === "video") {
          return (
            <>
              <input
                {...input}
                type="url"
                placeholder="https://"
                onBlur={({ currentTarget }) =>
                  onChange(plainCode(currentTarget.value).replace(HOST, "https://"))
                }
              />
              {PAGE.test(shown) && (
                <a href={shown} target="_blank" className="fact-button">
                  Try it
                  <StudioIcon name="external" className="size-4" />
                </a>
              )}
            </>
          );
        }
        if (!options) return <input {...input} type={kind} />;
        return (
          <select {...shared}>
            {absence && <option value="">Not said</option>}
            <Options options={options} />
          </select>
        );
      }}
    </LabelledField>
  );
}

/** A code as it is meant, without what nobody sees: phones copy numbers with marks of direction. */
function plainCode(entered: string): string {
  return plainText(entered.replaceAll(/\p{Cf}/gu, ""), false);
}

/** The choices that a field offers, with their names; undefined where anything may be typed. */
function optionsOf(described: Described, shown: string): Choices | undefined {
  const { choices, picturesIn: prefix, isTimeZone } = described.meta;
  if (described.kind === "choice") {
    return described.options.map((option) => [option, choices?.[option] ?? option]);
  }
  if (isTimeZone) return timeZones(shown);
  if (prefix === undefined) return undefined;
  return Object.keys(pictureManifest)
    .filter((name) => name.startsWith(prefix))
    .map((name) => [name.slice(prefix.length), labelOf(undefined, name.slice(prefix.length))]);
}

/**
 * The time zones by the names of their cities: `America/Mexico_City` is “Mexico City”.
 * @param present is offered, too, if this browser knows it by another name
 */
export function timeZones(present: string): Choices {
  return [...new Set([present, ...Intl.supportedValuesOf("timeZone")])]
    .map((zone) => [zone, zone.replace(/.*\//, "").replaceAll("_", " ")] as const)
    .toSorted(([, one], [, other]) => one.localeCompare(other, "en"));
}
