import { useState } from "react";
import { type FetcherWithComponents, Link } from "react-router";

import { Icon } from "#app/ui/icon/icon.tsx";

import type { SubmissionRow } from "../../../contract/submission.ts";
import { StepMenu } from "../steps/step-menu.tsx";
import { postStep } from "../steps/post-step.ts";
import { StudioIcon } from "../studio-icon.tsx";
import { ageOf, nameOf, peopleTexts as text, wishOf } from "./people-texts.ts";
import { Stamp } from "./stamp.tsx";

interface PersonRowProps {
  row: SubmissionRow;
  /** The query of the list, with a leading question mark. */
  search: string;
  fetcher: FetcherWithComponents<unknown>;
  /** The address of a page whose action calls setStep. */
  action: string;
  /** Whether all rows of the list are at the same step, which is not shown. */
  isBrief?: boolean;
}

/** One person in a list: who it is, the step, how long they wait, and the next thing to do. */
export function PersonRow({ row, search, fetcher, action, isBrief = false }: PersonRowProps) {
  const [hasWritten, setHasWritten] = useState(false);
  const isNew = row.step === "new";
  const name = nameOf(row);
  return (
    <li className={`person-row ${isBrief ? "person-row-brief" : ""}`}>
      <Stamp person={row} />
      <div className="min-w-0">
        <h3 className="person-name">
          {/* The link's ::after covers the row, so that a click anywhere on it works. */}
          <Link to={`/people/${row.id}${search}`} className="after:absolute after:inset-0">
            {name}
          </Link>
          <Trouble mails={row.mails} />
        </h3>
        <p className="truncate text-sm text-muted-foreground">{wishOf(row)}</p>
      </div>
      {!isBrief && (
        <p className="person-step">
          <StepMenu row={row} fetcher={fetcher} action={action} />
        </p>
      )}
      <p className="person-age">
        <Age row={row} />
      </p>
      <p className="person-action">
        {isNew && hasWritten ? (
          <button
            type="button"
            aria-label={text.writtenTo(name)}
            className="small-button border-2"
            onClick={() => postStep(fetcher, action, row, "answered")}
          >
            <StudioIcon name="check" />
            <span>{text.written}</span>
          </button>
        ) : (
          <ContactLink row={row} onUse={() => setHasWritten(true)} />
        )}
      </p>
    </li>
  );
}

/** How long a person waits for the first answer, or else when they wrote. */
function Age({ row: { step, hours, isLate, received, receivedOn } }: Pick<PersonRowProps, "row">) {
  return (
    <>
      <span className="sr-only">{step === "new" ? text.waits : text.received} </span>
      <time
        dateTime={received.iso}
        title={received.label}
        className={isLate ? "font-semibold text-late" : "text-muted-foreground"}
      >
        {step === "new" ? ageOf(hours) : receivedOn}
      </time>
    </>
  );
}

/** Opens a chat, or else a mail. */
function ContactLink({ row, onUse }: { row: SubmissionRow; onUse: () => void }) {
  const { email, links } = row;
  const name = nameOf(row);
  if (links.whatsApp) {
    return (
      <a
        href={links.whatsApp}
        target="_blank"
        rel="noreferrer"
        aria-label={text.to(text.writeBy.whatsApp, name)}
        className="row-button"
        onClick={onUse}
      >
        <Icon name="whatsapp" className="size-5 shrink-0" />
        <span>{text.writeBy.whatsApp}</span>
      </a>
    );
  }
  if (!email) return null;
  return (
    <a
      href={links.mail}
      aria-label={text.to(text.writeBy.mail, name)}
      className="row-button"
      onClick={onUse}
    >
      <StudioIcon name="mail" />
      <span>{text.writeBy.mail}</span>
    </a>
  );
}

/** That mails about this person went wrong; nothing while all is well. */
function Trouble({ mails: { school, receipt } }: Pick<SubmissionRow, "mails">) {
  const state = (["held", "dead"] as const).find((one) => one === school || one === receipt);
  if (!state) return null;
  return <span className="badge ml-2 border-error font-sans text-error">{text.mails[state]}</span>;
}
