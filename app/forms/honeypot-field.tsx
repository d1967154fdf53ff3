import { honeypot } from "#content/form-texts/honeypot.ts";

import { HONEYPOT_FIELD } from "#forms/contract.ts";

/** A field hidden from people. A submission that fills it in is stored for review, not mailed. */
export function HoneypotField() {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        {honeypot.label}
        {/* A name that autofill does not know: if autofilled, a person would look like a bot. */}
        <input name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
