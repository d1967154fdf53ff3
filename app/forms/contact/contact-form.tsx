import { contactForm as words } from "#content/contact-form.ts";
import { privacyNotes } from "#content/privacy.ts";
import { useEffect, useRef, useState } from "react";

import { Field } from "../../ui/field.tsx";
import { MessageDialog } from "../../ui/message-dialog.tsx";
import { newFormId } from "../form-id.ts";
import { Honeypot } from "../honeypot.tsx";
import { postPlainly } from "../post-plainly.ts";
import { PrivacyNote } from "../privacy-note.tsx";
import { readForm } from "../read-form.ts";
import { SubmitButton } from "../submit-button.tsx";
import type { Problems, RefusedPost } from "../submission-service.ts";
import { fillInMessage, forgetMessage, keepMessage } from "./kept-message.ts";
import type { ContactField } from "./schema.ts";

type ContactControl = HTMLInputElement | HTMLTextAreaElement;

type Stage = "editing" | "sending" | "sent" | "failed";

/** What checks and sends the message is loaded when the form is first touched. */
const loadRules = () => import("./rules.ts");

/** Starts that loading. If it fails, the submit tries again. */
function prepare() {
  loadRules().catch(() => {});
}

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
  const isChecking = useRef(false);
  const formRef = useRef<HTMLFormElement>(null);
  const isPosted = useRef(false);

  useEffect(() => {
    const form = formRef.current;
    if (!form) return;
    fillInMessage(form);
    const keep = () => {
      if (isPosted.current) forgetMessage();
      else keepMessage(form);
      // Back may bring this very page again.
      isPosted.current = false;
    };
    window.addEventListener("pagehide", keep);
    return () => window.removeEventListener("pagehide", keep);
  }, []);

  async function checkField(field: ContactField, event: React.FocusEvent<ContactControl>) {
    const { form } = event.currentTarget;
    // On the way to the button nothing may move beneath the finger; the submit checks it all.
    if (!form || event.relatedTarget instanceof HTMLButtonElement) return;
    const rules = await loadRules().catch(() => undefined);
    const checked = rules?.checkContact(readForm(new FormData(form)));
    const problem = checked?.ok === false ? checked.problems[field] : undefined;
    setProblems((before) => {
      const { [field]: _, ...others } = before;
      return problem ? { ...others, [field]: problem } : others;
    });
  }

  function show(found: Problems, form: HTMLFormElement) {
    setProblems(found);
    focusFirst(Object.keys(found), form);
  }

  async function submit(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (stage === "sending" || isChecking.current) return;
    isChecking.current = true;
    const form = event.currentTarget;
    const rules = await loadRules().catch(() => undefined);
    isChecking.current = false;
    // The server checks as well, and brings the form back: without its rules it is a plain form.
    if (!rules) {
      isPosted.current = await postPlainly(form);
      return setStage(isPosted.current ? "editing" : "failed");
    }

    const values = readForm(new FormData(form));
    const checked = rules.checkContact(values);
    show(checked.ok ? {} : checked.problems, form);
    if (!checked.ok) return;

    setStage("sending");
    const sending = await rules.sendContact(checked.values, values, formId);
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
        ref={formRef}
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
              onFocus={prepare}
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
              onFocus={prepare}
              onBlur={(event) => checkField("message", event)}
            />
          )}
        </Field>
        <Honeypot />
        <PrivacyNote text={privacyNotes.contact} />
        <SubmitButton
          variant="quiet"
          isSending={stage === "sending"}
          label={words.send}
          sending={words.sending}
        />
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
