import { count } from "#content/count.ts";
import {
  type ActionFunctionArgs,
  data,
  Link,
  type LoaderFunctionArgs,
  useLoaderData,
} from "react-router";

import { keptNote } from "#studio/contract/kept-notes.ts";
import { queryString, readSubmissionQuery } from "#studio/contract/submission-query.ts";
import type { Studio } from "#studio/server/studio.ts";
import type { SubmissionDetails } from "#studio/server/submissions/submission-details.ts";
import { Notice } from "#studio/client/shell/notice.tsx";
import { formWords, wishOf } from "#studio/client/shell/people/people-texts.ts";
import { stepLabels } from "#studio/contract/step-labels.ts";
import { StepDot } from "#studio/client/shell/steps/step-controls.tsx";
import { StudioIcon } from "#studio/client/shell/studio-icon.tsx";
import { usePageFetcher } from "#studio/client/shell/use-page-fetcher.ts";
import { studioContext } from "#studio/client/studio-context.ts";
import { DOUBTFUL } from "./addresses.tsx";
import { Answers, Origin } from "./answers.tsx";
import { Neighbours, PersonHeading } from "./person-heading.tsx";
import { KEPT, newestNote, NoteForm } from "./note-form.tsx";
import { ReplyPanel } from "./reply-panel.tsx";
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
    return says === "doubtful" ? DOUBTFUL : unlessMissing(says, "The number is saved.");
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
  return `${count(mails, "mail")} ${done}. The website sends within half a minute, if it runs.`;
}

/** One application or message, and everything that the school does about it. */
export default function Person() {
  const { submission, search } = useLoaderData<typeof loader>();
  const { id, form, message, timeline, related } = submission;
  const { says } = usePageFetcher();
  return (
    <div className="person-page">
      <PersonHeading submission={submission} search={search} />
      <Notice>{says}</Notice>
      <UnwantedPanel {...submission} />
      <MailTrouble {...submission} />
      <NewerMessage {...submission} />
      <div className="person-columns">
        {message && (
          <div className="panel grid gap-3">
            <blockquote className="whitespace-pre-wrap">{message}</blockquote>
            <Origin {...submission} />
          </div>
        )}
        {!message && <Answers key={`answers-${id}`} {...submission} />}
        <ReplyPanel key={id} submission={submission} />
        {message && <Answers key={`answers-${id}`} {...submission} />}
        <Related related={related} />
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

/** That the person has written again, and waits; nothing otherwise. */
function NewerMessage({ name, received, related }: SubmissionDetails) {
  const newer = related.find((row) => row.isWaiting && row.received.iso > received.iso);
  if (!newer) return null;
  return (
    <p className="panel mb-4 flex items-center gap-3 border-link sm:mb-6">
      <StudioIcon name="alert" className="size-5 shrink-0 text-late" />
      <span>
        {name || "The same person"} wrote again on {newer.receivedOn} and waits:{" "}
        <Link to={`/people/${newer.id}`} className="inline-link">
          open that one
        </Link>
      </span>
    </p>
  );
}

/** What else the person has sent; nothing if that is all. */
function Related({ related }: Pick<SubmissionDetails, "related">) {
  if (related.length === 0) return null;
  return (
    <section aria-labelledby="related" className="panel">
      <h2 id="related" className="text-subtitle">
        The same person also sent
      </h2>
      <ul className="mt-1 -mb-2 divide-y divide-border">
        {related.map((row) => (
          <li key={row.id} className="relative py-2">
            {row.text && <p className="whitespace-pre-wrap">{row.text}</p>}
            <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted-foreground">
              {/* The link's ::after covers the row. */}
              <Link
                to={`/people/${row.id}`}
                className="text-link after:absolute after:inset-0 hover:underline"
              >
                {[formWords[row.form], !row.text && wishOf(row)].filter(Boolean).join(": ")},{" "}
                <time dateTime={row.received.iso}>{row.received.label}</time>
              </Link>
              <span className="inline-flex items-center gap-2">
                <StepDot step={row.step} />
                {stepLabels[row.step]}
              </span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
