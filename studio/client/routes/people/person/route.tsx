import { count } from "#content/count.ts";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useLoaderData,
} from "react-router";

import { keptNote } from "#studio/contract/kept-notes.ts";
import { queryString, readSubmissionQuery } from "#studio/contract/submission-query.ts";
import type { Studio } from "#studio/server/studio.ts";
import { StepNotice } from "#studio/client/shell/steps/step-controls.tsx";
import type { Said } from "#studio/client/shell/use-page-fetcher.ts";
import { useWasTrue } from "#studio/client/shell/use-was-true.ts";
import { studioContext } from "#studio/client/studio-context.ts";
import { About } from "./about.tsx";
import { Neighbours, PersonHeading } from "./person-heading.tsx";
import { newestNote, NoteForm } from "./note-form.tsx";
import { ReplyPanel } from "./reply/reply-panel.tsx";
import { NextPerson } from "./reply/sent.tsx";
import { openMessages, Thread } from "./thread.tsx";
import { Timeline } from "./timeline.tsx";
import { MailTrouble, UnwantedPanel } from "./trouble-panels.tsx";

const MISSING = "There is no such application or message. It may have been erased.";
const DOUBTFUL =
  "That number does not look right. Is a digit missing, or the + with the country’s number? Correct it, or press “Save it anyway”.";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const query = readSubmissionQuery(new URL(request.url));
  const { submissions } = context.get(studioContext);
  const submission = await submissions.find(params["id"] ?? "", query);
  if (!submission) throw data(MISSING, { status: 404 });
  const { id, subject } = submission;
  const other = subject === id ? undefined : await submissions.find(subject, query);
  return { submission, toAnswer: other ?? submission, search: queryString(query) };
}

/** Keeps a note, or does what a button says. */
export async function action({ request, params, context }: ActionFunctionArgs): Promise<Said> {
  const { submissions } = context.get(studioContext);
  const id = params["id"] ?? "";
  const form = await request.formData();
  const note = form.get("note");
  if (typeof note === "string") return keepNote(submissions, id, note);
  const phone = form.get("phone");
  if (typeof phone === "string") {
    const outcome = await submissions.correctPhone(id, phone, form.has("anyway"));
    if (outcome === "doubtful") return { says: DOUBTFUL, kind: "doubtful" };
    return unlessMissing(outcome === "saved", "The number is saved.");
  }
  switch (form.get("do")) {
    case "resend":
      return told(
        await submissions.resend(id),
        "to be sent again",
        "Nothing was changed: every mail is on its way or has been sent.",
      );
    case "release":
      return told(await submissions.release(id), "released", "Nothing is put aside any more.");
    case "mark":
      return unlessMissing(
        await submissions.markAdvertising(id),
        "Marked as advertising. It waits for no answer, and nothing more is mailed about it.",
      );
    case "refuse":
      return unlessMissing(
        await submissions.refuseSender(id),
        "Marked as advertising. What comes from this address from now on is mailed to nobody.",
      );
    default:
      throw data("", { status: 400 });
  }
}

async function keepNote({ addNote }: Studio["submissions"], id: string, typed: string) {
  const note = keptNote(typed);
  if (note === "") return { says: "Write the note first." };
  return unlessMissing(await addNote(id, note), "Note saved.");
}

function unlessMissing(isDone: boolean, says: string): Said {
  if (!isDone) throw data(MISSING, { status: 404 });
  return { says, kind: "kept" };
}

function told(mails: number, done: string, none: string): Said {
  if (mails === 0) return { says: none };
  return { says: `${count(mails, "mail")} ${done}. The website sends within seconds, if it runs.` };
}

/** One application or message, and everything that the school does about it. */
export default function Person() {
  const loaded = useLoaderData<typeof loader>();
  return <PersonPage key={loaded.submission.id} {...loaded} />;
}

function PersonPage({
  submission,
  toAnswer,
  search,
}: ReturnType<typeof useLoaderData<typeof loader>>) {
  const { id, message, timeline } = submission;
  // What is to be read first stays in its place once it is answered.
  const isReplyFirst = useWasTrue(openMessages(submission).length > 0);
  const isAboutFirst = isReplyFirst || !message;
  const reply = <ReplyPanel key="reply" page={submission} toAnswer={toAnswer} />;
  return (
    <div className="person-page">
      <PersonHeading submission={submission} search={search} />
      <StepNotice>
        <NextPerson submission={toAnswer} />
      </StepNotice>
      <UnwantedPanel {...submission} />
      <MailTrouble {...submission} />
      <div className="person-columns">
        {isReplyFirst && reply}
        {isAboutFirst && <About {...submission} />}
        <Thread page={submission} />
        {!isReplyFirst && reply}
        {!isAboutFirst && <About {...submission} />}
        <section className="panel">
          <h2 className="mb-3 text-subtitle">History</h2>
          <NoteForm id={id} newest={newestNote(timeline)} />
          <Timeline id={id} entries={timeline} />
        </section>
      </div>
      <Neighbours search={search} {...submission} />
    </div>
  );
}
