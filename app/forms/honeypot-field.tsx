import { honeypot } from "#content/honeypot.ts";

import { HONEYPOT_FIELD } from "#forms/contract.ts";

/** A field that people neither see nor reach: a submission with text in it is held for review. */
export function HoneypotField() {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        {honeypot.label}
        {/* The name means nothing to autofill, which would make a person look like a program. */}
        <input name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
