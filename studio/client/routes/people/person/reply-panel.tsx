import { useState } from "react";
import { Link } from "react-router";

import { Icon } from "#app/ui/icon/icon.tsx";

import type { SubmissionDetails } from "../../../../server/submissions/submission-details.ts";
import { StudioIcon } from "../../../shell/studio-icon.tsx";
import { Letter } from "./letter.tsx";
import { nextReply } from "./next-reply.ts";

/** One of the texts, to change and to send; first the one that leads to the next step. */
export function ReplyPanel({ submission }: { submission: SubmissionDetails }) {
  const { email, links, replies } = submission;
  const [chosen, setChosen] = useState<number>();
  const [typed, setTyped] = useState<Readonly<Record<number, string>>>({});
  if (!email && !links.whatsApp) return null;
  // Without an address the last one only, which is in own words.
  const letters = email ? replies : replies.slice(-1);
  const next = nextReply(submission);
  const first = next ? letters.indexOf(next) : -1;
  const shown = chosen ?? (first === -1 ? letters.length - 1 : first);
  const reply = letters[shown];
  return (
    <section aria-labelledby="reply" className="person-next panel">
      <h2 id="reply" className="text-subtitle">
        Reply
      </h2>
      <Addresses {...submission} />
      {letters.length > 1 && (
        <ul aria-label="Texts" className="chips mt-3">
          {letters.map(({ title }, index) => (
            <li key={title}>
              <button
                type="button"
                aria-pressed={index === shown}
                className="chip"
                onClick={() => setChosen(index)}
              >
                {title}
              </button>
            </li>
          ))}
        </ul>
      )}
      {reply && (
        <Letter
          key={shown}
          reply={reply}
          submission={submission}
          typed={typed[shown] ?? reply.text}
          onType={(text) => setTyped({ ...typed, [shown]: text })}
        />
      )}
      {letters.length > 1 && (
        <Link to="/website/replies" className="quiet-button -mb-2 -ml-4 mt-2">
          Change these texts for everybody
        </Link>
      )}
    </section>
  );
}

/** To whom an answer goes. */
function Addresses({ email, links }: SubmissionDetails) {
  return (
    <p className="mt-0.5 flex flex-wrap gap-x-4 text-sm text-muted-foreground">
      {links.call && links.whatsApp && (
        <span className="flex items-center gap-1.5">
          <Icon name="whatsapp" className="size-4" />
          <span className="sr-only">By WhatsApp to</span>
          {links.call.replace("tel:", "")}
        </span>
      )}
      {email && (
        <span className="flex min-w-0 items-center gap-1.5">
          <StudioIcon name="mail" className="size-4" />
          <span className="sr-only">By mail to</span>
          <span className="min-w-0 break-words">{email}</span>
        </span>
      )}
    </p>
  );
}
