import { honeypot as words } from "#content/honeypot.ts";

import { type FormValues, HONEYPOT_FIELD } from "./submission-service.ts";

/**
 * A field that people neither see nor reach. What has text in it is kept, but held back until the
 * provider has looked at it.
 */
export function Honeypot() {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        {words.label}
        {/* Browsers fill in what they know by name: this name is none that they do. */}
        <input name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

/** What a program wrote into the field, to be sent along with the form's own values. */
export function honeypotIn(values: FormValues): FormValues {
  const text = values[HONEYPOT_FIELD];
  return text ? { [HONEYPOT_FIELD]: text } : {};
}
