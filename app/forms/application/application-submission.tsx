import { applicationOutcome } from "#content/form-texts/application-outcome.ts";
import { createContext, type ReactNode, use } from "react";
import { useNavigate } from "react-router";

import { InterviewNote } from "./interview-note.tsx";
import { OutcomeDialog } from "../outcome-dialog.tsx";
import { type FormSubmission, useFormSubmission } from "../sending/use-form-submission.ts";

const ApplicationSubmissionContext = createContext<FormSubmission | undefined>(undefined);

/** The submission state of the application form, from ApplicationSubmissionProvider. */
export function useApplicationSubmission(): FormSubmission {
  const submission = use(ApplicationSubmissionContext);
  if (!submission) throw new Error("There is no ApplicationSubmissionProvider above");
  return submission;
}

/** Wraps all routes: the outcome dialog appears even if the applicant has left /apply meanwhile. */
export function ApplicationSubmissionProvider({ children }: { children: ReactNode }) {
  const submission = useFormSubmission("application");
  const navigate = useNavigate();

  return (
    <ApplicationSubmissionContext value={submission}>
      {children}
      <OutcomeDialog
        submission={submission}
        outcomes={applicationOutcome}
        saysError
        next={<InterviewNote />}
        onClose={() => {
          submission.close();
          if (submission.status === "sent") void navigate("/", { viewTransition: true });
        }}
      />
    </ApplicationSubmissionContext>
  );
}
