import {
  type ActionFunctionArgs,
  data,
  Link,
  type LoaderFunctionArgs,
  useActionData,
  useFetcher,
  useLoaderData,
} from "react-router";

import { Button } from "#app/ui/button/button.tsx";

import { addressOf, readSubmissionQuery } from "../../../../contract/submission-query.ts";
import type { MailState, SubmissionDetails } from "../../../../contract/submission.ts";
import { Notice } from "../../../shell/notice.tsx";
import { PageHeading } from "../../../shell/page-heading.tsx";
import { judgeSubmission } from "../../../shell/put-aside/judge-submission.ts";
import { PutAsidePanel } from "../../../shell/put-aside/put-aside-panel.tsx";
import { setStep } from "../../../shell/steps/set-step.ts";
import { StepButtons } from "../../../shell/steps/step-buttons.tsx";
import { studioContext } from "../../../studio-context.ts";
import { formWords, words } from "../../../words.ts";
import { AnswersPanel } from "./answers-panel.tsx";
import { Neighbours } from "./neighbours.tsx";
import { LONGEST_NOTE, NoteForm } from "./note-form.tsx";
import { ReplyPanel } from "./reply-panel.tsx";
import { Timeline } from "./timeline.tsx";

const text = words.submission;

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
  if (wanted === "resend") return text.resend.done(await studio.submissions.resend(id));
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

export default function Submission() {
  const { submission, search } = useLoaderData<typeof loader>();
  const { id, form, reference, name, email, timeline, related, newer, older } = submission;
  const posted = useActionData<typeof action>();
  // With the id as its key, what was done here is not announced on the next submission's page.
  const fetcher = useFetcher<typeof action>({ key: `submission-${id}` });
  const person = name || email;
  const title = text.title(formWords[form], reference);
  const address = `/people/${id}${search}`;
  return (
    <>
      <Neighbours search={search} newer={newer} older={older} />
      <PageHeading title={person || title} documentTitle={title} introduction={person && title} />
      <Notice>{fetcher.data ?? posted}</Notice>
      <PutAsidePanel {...submission} fetcher={fetcher} address={address} />
      <div className="mb-6">
        <StepButtons row={submission} fetcher={fetcher} action={address} />
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr] lg:grid-rows-[auto_1fr]">
        <ReplyPanel key={id} submission={submission} fetcher={fetcher} address={address} />
        <AnswersPanel submission={submission} />
        <div className="grid gap-6 lg:col-start-2">
          <Related related={related} />
          <section className="panel">
            <h2 className="mb-3 text-subtitle">{text.timeline.heading}</h2>
            <Timeline form={form} entries={timeline} />
            <MailButtons timeline={timeline} fetcher={fetcher} address={address} />
            <NoteForm fetcher={fetcher} address={address} />
          </section>
        </div>
      </div>
    </>
  );
}

/** What else the person has sent; nothing if that is all. */
function Related({ related }: Pick<SubmissionDetails, "related">) {
  if (related.length === 0) return null;
  return (
    <section className="panel">
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

interface MailButtonsProps extends Pick<SubmissionDetails, "timeline"> {
  fetcher: ReturnType<typeof useFetcher<typeof action>>;
  address: string;
}

/** The button to send mails again that could not be sent. */
function MailButtons({ timeline, fetcher, address }: MailButtonsProps) {
  const hasMail = (state: MailState) =>
    timeline.some((entry) => entry.kind === "mail" && entry.mail.state === state);
  const canResend = hasMail("dead") || hasMail("waiting");
  if (!canResend) return null;
  return (
    <fetcher.Form method="post" action={address} className="mt-5 flex flex-wrap gap-3">
      <Button type="submit" variant="outline" name="do" value="resend">
        {text.resend.button}
      </Button>
    </fetcher.Form>
  );
}
