import { contactForm as delivered, questionsToAsk } from "#content/form-texts/contact-form.ts";
import { privacyNotes } from "#content/legal/privacy.ts";
import type { ContactField } from "#forms/contact-schema.ts";
import type { Problems, RefusedPost } from "#forms/contract.ts";
import { type FocusEvent, type SubmitEvent, useRef, useState } from "react";
import { useSearchParams } from "react-router";

import { useContent } from "../../content-context.tsx";
import { useOwnProblems, useWords } from "../../own-words.ts";
import { Field } from "../../ui/field/field.tsx";
import { emptyFields } from "../form-controls.ts";
import { HoneypotField, PrivacyNote, SubmitButton } from "../form-parts.tsx";
import { newFormId } from "../sending/form-id.ts";
import { OutcomeDialog } from "../outcome-dialog.tsx";
import { readForm } from "../read-form.ts";
import { useSuggestions } from "../suggestions/use-suggestions.tsx";
import {
  loadCheckAndSend,
  preloadCheckAndSend,
  useFormSubmission,
} from "../sending/use-form-submission.ts";
import { messageId } from "./ask-link.tsx";
import { useMessageDraft } from "./use-message-draft.ts";

const fields = ["email", "message"] as const satisfies ContactField[];
const texts = { contactForm: delivered };

interface ContactUsFormProps {
  /** The values and errors of a form that the browser posted itself and the server rejected. */
  refused: RefusedPost | undefined;
}

/** The contact form in the footer. A field is validated on blur, and all fields on submit. */
export function ContactUsForm(props: ContactUsFormProps) {
  // Kept in state: client-side navigation clears the prop, but the typed text must stay.
  const [refused] = useState(props.refused);
  const [found, setProblems] = useState<Problems>(refused?.problems ?? {});
  const problems = useOwnProblems(found, texts);
  const formRef = useRef<HTMLFormElement>(null);
  const { school, startDates } = useContent();
  const contactForm = useWords("contactForm", delivered);
  const question = questionsToAsk(startDates).get(useSearchParams()[0].get("ask") ?? "");
  const { formIdRef, discard } = useMessageDraft(formRef, fields);
  const submission = useFormSubmission("contact");
  const { isSending } = submission;
  const suggestions = useSuggestions(formRef);

  async function checkField(
    field: ContactField,
    { currentTarget: { form } }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>,
  ) {
    if (!form || submission.status !== "editing" || suggestions.isButtonPressed.current) return;
    const module = await loadCheckAndSend().catch(() => undefined);
    const checked = module?.checkForm("contact", readForm(form));
    const message = checked && !checked.ok ? checked.problems[field] : undefined;
    setProblems((before) => ({ ...before, [field]: message ?? "" }));
    // The error may push the control that has the focus by now below the window's edge.
    requestAnimationFrame(() => form.querySelector(":focus")?.scrollIntoView({ block: "nearest" }));
  }

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const result = await submission.submit(form, formIdRef.current, (checked) => {
      setProblems(checked);
      focusFirst(Object.keys(checked), form);
    });
    if (result === "posted") discard();
    if (result !== "sent") return;
    emptyFields(form, fields);
    suggestions.suggestAll();
    formIdRef.current = newFormId();
  }

  return (
    <>
      {/* On phones the form is closed, so that the footer is not as long as a page. */}
      <details className="folded-on-phones" open={Boolean(refused ?? question)}>
        <summary>{contactForm.open}</summary>
        {/* Without JavaScript the form posts to the home page, which shows a rejected form again. */}
        <form
          ref={formRef}
          method="post"
          action={`/${refused?.query ?? ""}#contact`}
          noValidate
          onSubmit={onSubmit}
          {...suggestions.listeners}
          className="mt-4 grid gap-y-1.5"
        >
          {refused && Object.keys(refused.problems).length === 0 && (
            <p role="alert" className="font-medium text-error">
              {contactForm.failure.text} {refused.error}
            </p>
          )}
          <Field
            name="email"
            label={contactForm.email.label}
            error={problems["email"]}
            suggestion={suggestions.of("email")}
          >
            {(control) => (
              <input
                {...control}
                type="email"
                autoComplete="email"
                defaultValue={refused?.values["email"]}
                readOnly={isSending}
                onFocus={preloadCheckAndSend}
                onBlur={(event) => checkField("email", event)}
              />
            )}
          </Field>
          <Field
            name="message"
            id={messageId}
            label={contactForm.message.label}
            error={problems["message"]}
          >
            {(control) => (
              <textarea
                {...control}
                rows={4}
                defaultValue={refused?.values["message"] ?? question}
                readOnly={isSending}
                onFocus={preloadCheckAndSend}
                onBlur={(event) => checkField("message", event)}
              />
            )}
          </Field>
          <HoneypotField />
          <PrivacyNote text={privacyNotes.contact(school.name)} />
          <SubmitButton
            variant="outline"
            isSending={isSending}
            label={contactForm.send}
            sending={contactForm.sending}
          />
        </form>
      </details>
      <OutcomeDialog submission={submission} outcomes={contactForm} onClose={submission.close} />
    </>
  );
}

function focusFirst([field]: readonly string[], form: HTMLFormElement) {
  const control = field && form.elements.namedItem(field);
  if (control instanceof HTMLElement) control.focus();
}
