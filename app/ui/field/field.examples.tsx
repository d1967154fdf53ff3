import { Field } from "./field.tsx";

export const examples = {
  empty: (
    <Field name="city" label="City">
      {(control) => <input type="text" {...control} />}
    </Field>
  ),
  "with a hint": (
    <Field name="phone" label="Phone number" hint="Digits, with an optional +">
      {(control) => <input type="tel" {...control} defaultValue="+52322" />}
    </Field>
  ),
  "with an error": (
    <Field name="email" label="Email" error="Invalid email address">
      {(control) => <input type="email" {...control} defaultValue="mina@" />}
    </Field>
  ),
  "with a suggestion": (
    <Field
      name="email"
      label="Email"
      suggestion={
        <p>
          Did you mean <button type="button">zoe@gmail.com</button>?
        </p>
      }
    >
      {(control) => <input type="email" {...control} defaultValue="zoe@gmial.com" />}
    </Field>
  ),
  select: (
    <Field name="country" label="Country">
      {(control) => (
        <select {...control}>
          <option value="">Select a country</option>
        </select>
      )}
    </Field>
  ),
  "several lines": (
    <Field
      name="background"
      label="Professional background"
      hint="Write None if this does not apply"
    >
      {(control) => <textarea {...control} rows={4} />}
    </Field>
  ),
};
