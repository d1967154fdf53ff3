import {
  type ActionFunctionArgs,
  data,
  Link,
  type LoaderFunctionArgs,
  useFetcher,
  useLoaderData,
} from "react-router";

import { addressOf, readSubmissionQuery } from "../../../../contract/submission-query.ts";
import type { SubmissionDetails } from "../../../../contract/submission.ts";
import { Notice } from "../../../shell/notice.tsx";
import { formWords } from "../../../shell/people/people-texts.ts";
import { judgeSubmission } from "./judge-submission.ts";
import { PutAsidePanel } from "./put-aside-panel.tsx";
import { setStep } from "../../../shell/steps/set-step.ts";
import { StepButtons } from "../../../shell/steps/step-buttons.tsx";
import { studioContext } from "../../../studio-context.ts";
import { Answers } from "./answers.tsx";
import { MailTrouble } from "./mail-trouble.tsx";
import { LONGEST_NOTE, NoteForm } from "./note-form.tsx";
import { PersonHeading } from "./person-heading.tsx";
import { personWords as text } from "./person-words.ts";
import { ReplyPanel } from "./reply-panel.tsx";
import { Timeline } from "./timeline.tsx";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const query = readSubmissionQuery(new URL(request.url));
  const { submissions } = context.get(studioContext);
  const submission = await submissions.find(params["id"] ?? "", query);
  if (!submission) throw data(text.missing, { status: 404 });
  return { submission, search: addressOf(query) };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const studio = context.get(studioContext);
  const id = params["id"] ?? "";
  const form = await request.formData();
  if (form.has("step")) return setStep(studio, form);
  const note = form.get("note");
  if (typeof note === "string") return keepNote(studio.submissions, id, note);
  const wanted = form.get("do");
  if (wanted === "resend") return text.undelivered.done(await studio.submissions.resend(id));
  const judged = await judgeSubmission(studio, id, form);
  if (judged !== undefined) return judged;
  throw data("", { status: 400 });
}

async function keepNote(
  { addNote }: { addNote: (id: string, note: string) => Promise<boolean> },
  id: string,
  typed: string,
): Promise<string> {
  const note = typed.trim().slice(0, LONGEST_NOTE).toWellFormed();
  if (note === "") return text.note.empty;
  if (!(await addNote(id, note))) throw data(text.missing, { status: 404 });
  return text.note.done;
}

/** One application or message, and everything that the school does about it. */
export default function Person() {
  const { submission, search } = useLoaderData<typeof loader>();
  const { id, form, reference, received, timeline, related, answers } = submission;
  // With the id as its key, what was done here is not announced on the next person's page.
  const fetcher = useFetcher<typeof action>({ key: `person-${id}` });
  const address = `/people/${id}${search}`;
  return (
    <div className="person-page">
      <PersonHeading submission={submission} search={search} />
      <div className="my-5">
        <StepButtons row={submission} fetcher={fetcher} action={address} />
      </div>
      <Notice>{fetcher.data}</Notice>
      <PutAsidePanel {...submission} fetcher={fetcher} address={address} />
      <MailTrouble timeline={timeline} fetcher={fetcher} address={address} />
      <div className="grid items-start gap-x-12 gap-y-10 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0">
          <ReplyPanel key={id} submission={submission} fetcher={fetcher} address={address} />
          <Answers form={form} answers={answers} />
          <p className="mt-4 text-sm text-muted-foreground">
            {text.reference} {reference}, {text.received.toLowerCase()}{" "}
            <time dateTime={received.iso}>{received.label}</time>
          </p>
        </div>
        <div className="grid gap-8">
          <section>
            <h2 className="mb-3 text-subtitle">{text.timeline.heading}</h2>
            <Timeline form={form} entries={timeline} />
            <NoteForm fetcher={fetcher} address={address} />
          </section>
          <Related related={related} />
        </div>
      </div>
    </div>
  );
}

/** What else the person has sent; nothing if that is all. */
function Related({ related }: Pick<SubmissionDetails, "related">) {
  if (related.length === 0) return null;
  return (
    <section>
      <h2 className="text-subtitle">{text.related.heading}</h2>
      <ul className="mt-2">
        {related.map(({ id, form, reference, received }) => (
          <li key={id} className="py-1">
            <Link to={`/people/${id}`} className="inline-link">
              {text.related.on(formWords[form], reference, received.label)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
