import {
  type ActionFunctionArgs,
  data,
  Form,
  Link,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useLocation,
} from "react-router";

import { Button } from "#app/ui/button/button.tsx";

import { Notice } from "../../shell/notice.tsx";
import { PageHeading } from "../../shell/page-heading.tsx";
import { studioContext } from "../../studio-context.ts";
import { formWords, words } from "../../words.ts";
import { MailHistoryCard } from "./mail-history-card.tsx";

const text = words.submission;

export async function loader({ params, context }: LoaderFunctionArgs) {
  const submission = await context.get(studioContext).submissions.find(params["id"] ?? "");
  if (!submission) throw data(text.missing, { status: 404 });
  return submission;
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { submissions } = context.get(studioContext);
  const id = params["id"] ?? "";
  const wanted = (await request.formData()).get("do");
  if (wanted === "resend") return text.resend.done(await submissions.resend(id));
  if (wanted === "release") return text.release.done(await submissions.release(id));
  throw data("", { status: 400 });
}

export default function Submission() {
  const { form, reference, received, email, name, startDate, hadStarted, links, answers, mails } =
    useLoaderData<typeof loader>();
  const done = useActionData<typeof action>();
  const title = text.title(formWords[form], reference);
  const canResend = mails.some(({ state }) => state === "dead" || state === "waiting");
  const canRelease = mails.some(({ state }) => state === "held");
  return (
    <>
      <p>
        <Link to={listAddress(useLocation().state)} className="studio-link -ml-3">
          {text.back}
        </Link>
      </p>
      <PageHeading title={name || title} documentTitle={title} introduction={name && title} />
      <Notice>{done}</Notice>
      <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
        <section className="panel">
          <h2 className="mb-3 text-subtitle">{text.answers}</h2>
          {hadStarted && <p className="mb-2 font-medium">{text.startedCourse(startDate)}</p>}
          <dl className="divide-y divide-border">
            <Answer question={text.received}>
              <time dateTime={received.iso}>{received.label}</time>
            </Answer>
            <Answer question={text.reference}>{reference}</Answer>
            {answers.map(({ question, answer }) => (
              <Answer key={question} question={question}>
                {answer || <span className="text-muted-foreground">{text.noAnswer}</span>}
              </Answer>
            ))}
          </dl>
          {email && (
            <p className="mt-4 flex flex-wrap gap-x-6 gap-y-2">
              <a href={links.mail} className="inline-link">
                {text.reply(email)}
              </a>
              {links.call && (
                <a href={links.call} className="inline-link">
                  {text.call}
                </a>
              )}
              {links.whatsApp && (
                <a href={links.whatsApp} target="_blank" rel="noreferrer" className="inline-link">
                  {text.whatsApp}
                </a>
              )}
              <Link to={`/erase?${new URLSearchParams({ email })}`} className="inline-link">
                {text.erase}
              </Link>
            </p>
          )}
        </section>
        <section className="panel">
          <h2 className="mb-3 text-subtitle">{text.mails.heading}</h2>
          <ul className="grid gap-4">
            {mails.map((mail) => (
              <MailHistoryCard key={mail.id} mail={mail} />
            ))}
          </ul>
          {(canResend || canRelease) && (
            <Form method="post" className="mt-5 flex flex-wrap gap-3">
              {canRelease && (
                <Button type="submit" variant="secondary" name="do" value="release">
                  {text.release.button}
                </Button>
              )}
              {canResend && (
                <Button type="submit" variant="outline" name="do" value="resend">
                  {text.resend.button}
                </Button>
              )}
            </Form>
          )}
        </section>
      </div>
    </>
  );
}

/** The list's address with the filter that its link passed as state; otherwise unfiltered. */
function listAddress(state: unknown): string {
  return typeof state === "string" && state.startsWith("/?") ? state : "/";
}

function Answer({ question, children }: { question: string; children: React.ReactNode }) {
  return (
    <div className="grid gap-x-4 py-2 sm:grid-cols-[2fr_3fr]">
      <dt className="text-muted-foreground">{question}</dt>
      <dd className="min-w-0 break-words whitespace-pre-wrap">{children}</dd>
    </div>
  );
}
