import { applicationOutcome as words } from "#content/application-outcome.ts";
import { noAnswerText } from "#content/mail-service.ts";
import { createContext, type ReactNode, use, useCallback, useMemo, useState } from "react";
import { useNavigate } from "react-router";

import { MessageDialog } from "../../ui/message-dialog.tsx";
import type { Mail, Sending } from "../send-mail.ts";
import { discardDraft } from "./draft.ts";
import { clearStartDate } from "./start-date-choice.ts";

type Stage = { at: "idle" | "sending" | "sent" } | { at: "failed"; error: string };

/** Loaded when the form is first touched: most visitors send nothing. */
export const loadSendMail = () => import("../send-mail.ts");

const noAnswer = (): Sending => ({ ok: false, error: noAnswerText, problems: {} });

interface ApplicationSending {
  isSending: boolean;
  /** Sends an application and tells the applicant what became of it, wherever they are by then. */
  send: (mail: Mail, formId: string) => Promise<Sending>;
  /** Tells that an application could not be sent, because the site cannot be reached. */
  tellFailure: () => void;
}

const ApplicationSendingContext = createContext<ApplicationSending>({
  isSending: false,
  send: () => Promise.reject(new Error("Outside of ApplicationSendingProvider")),
  tellFailure() {},
});

/** How the form sends; to be used below ApplicationSendingProvider. */
export function useApplicationSending(): ApplicationSending {
  return use(ApplicationSendingContext);
}

/** Stands above the routes: who leaves the form while it is being sent still hears the outcome. */
export function ApplicationSendingProvider({ children }: { children: ReactNode }) {
  const [stage, setStage] = useState<Stage>({ at: "idle" });
  const navigate = useNavigate();

  const send = useCallback(async (mail: Mail, formId: string): Promise<Sending> => {
    setStage({ at: "sending" });
    const sending = await loadSendMail().then(({ sendMail }) => sendMail(mail, formId), noAnswer);
    if (sending.ok) {
      discardDraft();
      clearStartDate();
      setStage({ at: "sent" });
    } else {
      // Problems are shown at the fields; a dialog would only stand before them.
      const hasProblems = Object.keys(sending.problems).length > 0;
      setStage(hasProblems ? { at: "idle" } : { at: "failed", error: sending.error });
    }
    return sending;
  }, []);
  const tellFailure = useCallback(() => setStage({ at: "failed", error: noAnswerText }), []);
  const isSending = stage.at === "sending";
  const shared = useMemo(() => ({ isSending, send, tellFailure }), [isSending, send, tellFailure]);

  return (
    <ApplicationSendingContext value={shared}>
      {children}
      {stage.at === "sent" && (
        <MessageDialog
          tone="success"
          picture={words.success.picture}
          title={words.success.title}
          close={words.success.ok}
          onClose={() => {
            setStage({ at: "idle" });
            void navigate("/", { viewTransition: true });
          }}
        >
          {words.success.text}
        </MessageDialog>
      )}
      {stage.at === "failed" && (
        <MessageDialog
          tone="error"
          picture={words.failure.picture}
          title={words.failure.title}
          close={words.failure.ok}
          onClose={() => setStage({ at: "idle" })}
        >
          {words.failure.text} {stage.error}
        </MessageDialog>
      )}
    </ApplicationSendingContext>
  );
}
