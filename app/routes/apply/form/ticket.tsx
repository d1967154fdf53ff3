import { courseText, priceText, ticketFacts } from "#content/course/course.ts";
import { applicationForm as delivered } from "#content/form-texts/application-form.ts";
import { nextSteps } from "#content/form-texts/interview.ts";
import { privacyNotes } from "#content/legal/privacy.ts";
import { termsText } from "#content/legal/terms-text.ts";
import { paths } from "#content/school/page-paths.ts";
import { TERMS_FIELD } from "#forms/contract.ts";
import { useState } from "react";
import { Link } from "react-router";

import { useContent } from "#app/content-context.tsx";
import { PrivacyNote, SubmitButton } from "#app/forms/form-parts.tsx";
import { useWords } from "#app/own-words.ts";
import { Button } from "#app/ui/button/button.tsx";
import { MessageDialog } from "#app/ui/dialog/message-dialog.tsx";

/** The ticket's stub: the course's facts and its price. */
export function TicketStub() {
  const { course, enrolment, school } = useContent();
  const facts = [
    ...ticketFacts(course, school.place),
    { label: courseText.tuition, value: priceText(course.price) },
  ];
  return (
    <dl className="ticket-stub">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
          {label === courseText.tuition && enrolment.payment && (
            <dd className="[font:inherit]">{enrolment.payment}</dd>
          )}
        </div>
      ))}
    </dl>
  );
}

interface TicketFootProps {
  isSending: boolean;
  /** Called when the applicant has confirmed that all answers are to be deleted. */
  onClear: () => void;
}

/** The last part of the form: what becomes of the answers, and the buttons. */
export function TicketFoot({ isSending, onClear }: TicketFootProps) {
  const { school, enrolment, interview } = useContent();
  const { receipt, steps } = enrolment.afterApplying;
  const [answer] = nextSteps(steps, interview);
  const { submit, sending, draft } = useWords("applicationForm", delivered);
  const [isAsking, setAsking] = useState(false);
  return (
    <div className="ticket-part">
      <div>
        <p className="mb-4 max-w-prose">
          {receipt} {answer}
        </p>
        <PrivacyNote text={privacyNotes.application(school.name)} />
        <TermsNote />
      </div>
      <div className="mt-5 grid gap-4 sm:grid-cols-2">
        <SubmitButton variant="primary" isSending={isSending} label={submit} sending={sending} />
        <div className="js-only grid sm:justify-items-end">
          <Button type="button" variant="quiet" onClick={() => setAsking(true)}>
            {draft.clear}
          </Button>
          {isAsking && (
            <MessageDialog
              tone="question"
              title={draft.question}
              close={draft.keep}
              confirm={{ label: draft.confirm, onConfirm: onClear }}
              onClose={() => setAsking(false)}
            >
              {draft.consequence}
            </MessageDialog>
          )}
        </div>
      </div>
    </div>
  );
}

/** A note beside Submit that links to the terms; a hidden field posts their version. */
function TermsNote() {
  const { termsVersion: version } = useContent();
  if (version === null) return null;
  return (
    <div className="col-span-full">
      <p className="max-w-prose text-sm text-muted-foreground">
        <input type="hidden" name={TERMS_FIELD} value={version} />
        {termsText.accept}{" "}
        <Link to={paths.terms} reloadDocument className="text-link underline underline-offset-4">
          {termsText.link(version)}
        </Link>
      </p>
    </div>
  );
}
