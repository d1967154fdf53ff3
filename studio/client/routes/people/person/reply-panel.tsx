import { useState } from "react";
import { type FetcherWithComponents, Link } from "react-router";

import { Button } from "#app/ui/button/button.tsx";

import type { Reply, SubmissionDetails } from "../../../../contract/submission.ts";
import { CopyTextButton } from "../../../shell/copy-text-button.tsx";
import { stepWords } from "../../../shell/steps/step-words.ts";
import { replyWords as text } from "./reply-words.ts";

interface ReplyPanelProps {
  submission: SubmissionDetails;
  fetcher: FetcherWithComponents<unknown>;
  /** The address whose action sets a step. */
  address: string;
}

/** The ways to reach the person, and the school's texts to send. */
export function ReplyPanel({ submission, fetcher, address }: ReplyPanelProps) {
  const { id, name, email, step, links, replies } = submission;
  const [sent, setSent] = useState<Reply>();
  if (!email) return null;
  return (
    <section className="panel lg:col-start-2 lg:row-start-1">
      <h2 className="text-subtitle">{text.heading}</h2>
      <p className="mt-2 flex flex-wrap gap-x-6 gap-y-2">
        <a href={links.mail} className="inline-link">
          {text.write(email)}
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
      </p>
      {replies.length > 0 && (
        <ul className="mt-4 divide-y divide-border">
          {replies.map((reply) => (
            <li key={reply.title} className="py-3">
              <ReplyButtons reply={reply} onUsed={() => setSent(reply)} />
              {sent === reply && reply.step !== step && (
                <fetcher.Form method="post" action={address} className="mt-3">
                  <input type="hidden" name="id" value={id} />
                  <input type="hidden" name="name" value={name || email} />
                  <input type="hidden" name="from" value={step} />
                  <Button type="submit" variant="secondary" name="step" value={reply.step}>
                    {text.propose(stepWords.steps[reply.step])}
                  </Button>
                </fetcher.Form>
              )}
            </li>
          ))}
        </ul>
      )}
      {replies.length > 0 && (
        <p className="mt-2 text-sm">
          <Link to="/website/replies" className="inline-link">
            {text.edit}
          </Link>
        </p>
      )}
    </section>
  );
}

/** One text: what it says, and buttons that send or copy it. */
function ReplyButtons({ reply, onUsed }: { reply: Reply; onUsed: () => void }) {
  const { title, mail, whatsApp, lacksBooking } = reply;
  return (
    <>
      <h3 className="font-sans text-base">{title}</h3>
      {lacksBooking && (
        <p className="text-sm text-error">
          {text.noBooking}{" "}
          <Link to="/website/interview" className="inline-link">
            {text.addBooking}
          </Link>
        </p>
      )}
      <p className="mt-2 flex flex-wrap gap-2">
        {whatsApp && (
          <a
            href={whatsApp}
            target="_blank"
            rel="noreferrer"
            aria-label={text.name(text.by.whatsApp, title)}
            className="small-button"
            onClick={onUsed}
          >
            {text.by.whatsApp}
          </a>
        )}
        <a
          href={mail}
          aria-label={text.name(text.by.mail, title)}
          className="small-button"
          onClick={onUsed}
        >
          {text.by.mail}
        </a>
        <CopyTextButton
          text={reply.text}
          label={text.by.copy}
          done={text.by.copied}
          of={title}
          onCopied={onUsed}
        />
      </p>
      <details className="mt-2">
        <summary className="min-h-8 cursor-pointer text-sm font-medium text-link">
          {text.read}
        </summary>
        <p className="mt-1 break-words whitespace-pre-wrap">{reply.text}</p>
      </details>
    </>
  );
}
