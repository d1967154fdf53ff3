import { count } from "#content/count.ts";
import {
  type ActionFunctionArgs,
  data,
  Link,
  type LoaderFunctionArgs,
  useLoaderData,
} from "react-router";

import { buttonClass } from "#app/ui/button/button.tsx";

import { keptNote } from "#studio/contract/kept-notes.ts";
import { queryString, readSubmissionQuery } from "#studio/contract/submission-query.ts";
import type { Studio } from "#studio/server/studio.ts";
import type { SubmissionDetails } from "#studio/server/submissions/submission-details.ts";
import { wishOf } from "#studio/client/shell/people/people-texts.ts";
import { StepNotice } from "#studio/client/shell/steps/step-controls.tsx";
import { StudioIcon } from "#studio/client/shell/studio-icon.tsx";
import { studioContext } from "#studio/client/studio-context.ts";
import { DOUBTFUL } from "./reply/addresses.tsx";
import { About } from "./about.tsx";
import { Neighbours, PersonHeading } from "./person-heading.tsx";
import { newerWaiting } from "./reply/next-reply.ts";
import { KEPT, newestNote, NoteForm } from "./note-form.tsx";
import { NextPerson, ReplyPanel } from "./reply/reply-panel.tsx";
import { Thread } from "./thread.tsx";
import { Timeline } from "./timeline.tsx";
import { MailTrouble, UnwantedPanel } from "./trouble-panels.tsx";

const MISSING = "There is no such application or message. It may have been erased.";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const query = readSubmissionQuery(new URL(request.url));
  const { submissions } = context.get(studioContext);
  const submission = await submissions.find(params["id"] ?? "", query);
  if (!submission) throw data(MISSING, { status: 404 });
  return { submission, search: queryString(query) };
}

/** Keeps a note, or does what a button says; answers what was done as a sentence. */
export async function action({ request, params, context }: ActionFunctionArgs): Promise<string> {
  const { submissions } = context.get(studioContext);
  const id = params["id"] ?? "";
  const form = await request.formData();
  const note = form.get("note");
  if (typeof note === "string") return keepNote(submissions, id, note);
  const phone = form.get("phone");
  if (typeof phone === "string") {
    const says = await submissions.correctPhone(id, phone, form.has("anyway"));
    return says === "doubtful" ? DOUBTFUL : unlessMissing(says === "saved", "The number is saved.");
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
  if (note === "") return "Write the note first.";
  return unlessMissing(await addNote(id, note), KEPT);
}

function unlessMissing(isDone: boolean, says: string): string {
  if (!isDone) throw data(MISSING, { status: 404 });
  return says;
}

function told(mails: number, done: string, none: string): string {
  if (mails === 0) return none;
  return `${count(mails, "mail")} ${done}. The website sends within seconds, if it runs.`;
}

/** One application or message, and everything that the school does about it. */
export default function Person() {
  const { submission, search } = useLoaderData<typeof loader>();
  const { id, form, message, timeline } = submission;
  return (
    <div className="person-page">
      <PersonHeading submission={submission} search={search} />
      <StepNotice>
        <NextPerson submission={submission} />
      </StepNotice>
      <UnwantedPanel {...submission} />
      <MailTrouble {...submission} />
      <NewerMessage {...submission} />
      <div className="person-columns">
        {!message && <About key={`about-${id}`} {...submission} />}
        <Thread {...submission} />
        <ReplyPanel key={id} submission={submission} />
        {message && <About key={`about-${id}`} {...submission} />}
        <section className="panel">
          <h2 className="mb-3 text-subtitle">History</h2>
          <Timeline form={form} entries={timeline} />
          <NoteForm key={id} id={id} newest={newestNote(timeline)} />
        </section>
      </div>
      <Neighbours search={search} {...submission} />
    </div>
  );
}

/** What the person has written since, and waits for an answer to; nothing otherwise. */
function NewerMessage(submission: SubmissionDetails) {
  const { name } = submission;
  const newer = newerWaiting(submission);
  if (!newer) return null;
  return (
    <div className="panel mb-4 flex flex-wrap items-center gap-x-4 gap-y-3 border-link sm:mb-6">
      <StudioIcon name="mail" className="round-icon" />
      <p className="min-w-0 flex-1 basis-48 break-words">
        {name || "The same person"} wrote again on {newer.receivedOn}: {wishOf(newer)}
      </p>
      <Link to={`/people/${newer.id}#reply`} className={`max-sm:w-full ${buttonClass("primary")}`}>
        Read it and reply
      </Link>
    </div>
  );
}
