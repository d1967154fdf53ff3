import { contactForm as words } from "#content/contact-form.ts";
import { useState } from "react";

import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { MessageDialog } from "../../ui/message-dialog.tsx";
import { readForm } from "../read-form.ts";
import { newFormId, sendMail } from "../send-mail.ts";
import type { Problems, RefusedPost } from "../submission-service.ts";
import { validate } from "../validate.ts";
import { contactMailText } from "./mail-text.ts";
import { type ContactField, contactSchema } from "./schema.ts";

type ContactControl = HTMLInputElement | HTMLTextAreaElement;

type Stage = "editing" | "sending" | "sent" | "failed";

interface ContactFormProps {
  /** What was posted without JavaScript and not accepted. */
  refused: RefusedPost | undefined;
}

/** The footer's form. Messages appear beneath a field once it has been touched, and on submit. */
export function ContactForm(props: ContactFormProps) {
  // The first one is kept: the next page drops it, and what was typed must stay.
  const [refused] = useState(props.refused);
  const [formId, setFormId] = useState(newFormId);
  const [problems, setProblems] = useState<Problems>(refused?.problems ?? {});
  const [stage, setStage] = useState<Stage>("editing");

  function checkField(field: ContactField, event: React.FocusEvent<ContactControl>) {
    const { form } = event.currentTarget;
    // On the way to the button nothing may move beneath the finger; the submit checks it all.
    if (!form || event.relatedTarget instanceof HTMLButtonElement) return;
    const checked = validate(contactSchema, readForm(new FormData(form)));
    const { [field]: _, ...others } = problems;
    const problem = checked.ok ? undefined : checked.problems[field];
    setProblems(problem ? { ...others, [field]: problem } : others);
  }

  function show(found: Problems, form: HTMLFormElement) {
    setProblems(found);
    focusFirst(Object.keys(found), form);
  }

  async function submit(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (stage === "sending") return;
    const form = event.currentTarget;
    const checked = validate(contactSchema, readForm(new FormData(form)));
    show(checked.ok ? {} : checked.problems, form);
    if (!checked.ok) return;

    setStage("sending");
    const sending = await sendMail(
      {
        subject: words.subject,
        text: contactMailText(checked.values),
        fields: checked.values,
      },
      formId,
    );
    if (sending.ok) {
      emptyForm(form);
      setFormId(newFormId());
      setStage("sent");
    } else {
      show(sending.problems, form);
      // Problems are shown at the fields; a dialog would only stand before them.
      setStage(Object.keys(sending.problems).length > 0 ? "editing" : "failed");
    }
  }

  return (
    <>
      {/* Posted without JavaScript, it is answered by the home page, which ends in this form too. */}
      <form
        method="post"
        action="/#contact"
        noValidate
        onSubmit={submit}
        className="grid gap-y-1.5"
      >
        {refused && Object.keys(refused.problems).length === 0 && (
          <p role="alert" className="font-medium text-error">
            {words.failure.text} {refused.error}
          </p>
        )}
        <Field name="email" label={words.email.label} error={problems["email"]}>
          {(control) => (
            <input
              {...control}
              type="email"
              autoComplete="email"
              defaultValue={refused?.values["email"]}
              readOnly={stage === "sending"}
              onBlur={(event) => checkField("email", event)}
            />
          )}
        </Field>
        <Field name="message" label={words.message.label} error={problems["message"]}>
          {(control) => (
            <textarea
              {...control}
              rows={4}
              defaultValue={refused?.values["message"]}
              readOnly={stage === "sending"}
              onBlur={(event) => checkField("message", event)}
            />
          )}
        </Field>
        <Button type="submit" variant="quiet" aria-disabled={stage === "sending"}>
          {stage === "sending" ? words.sending : words.send}
        </Button>
      </form>
      {(stage === "sent" || stage === "failed") && (
        <ContactDialog stage={stage} onClose={() => setStage("editing")} />
      )}
    </>
  );
}

function ContactDialog({ stage, onClose }: { stage: "sent" | "failed"; onClose: () => void }) {
  const { picture, title, text, ok } = stage === "sent" ? words.success : words.failure;
  return (
    <MessageDialog
      tone={stage === "sent" ? "success" : "error"}
      picture={picture}
      title={title}
      close={ok}
      onClose={onClose}
    >
      {text}
    </MessageDialog>
  );
}

/** Not `reset()`: that would bring back what was posted before this script ran. */
function emptyForm(form: HTMLFormElement) {
  for (const control of form.elements) {
    const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
    if (isText) control.value = "";
  }
}

function focusFirst([field]: readonly string[], form: HTMLFormElement) {
  const control = field && form.elements.namedItem(field);
  if (control instanceof HTMLElement) control.focus();
}
