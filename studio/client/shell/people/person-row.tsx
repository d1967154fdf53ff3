import { Link } from "react-router";

import { Icon } from "#app/ui/icon/icon.tsx";

import { stepLabels } from "#studio/contract/step-labels.ts";
import type { ListedPerson } from "#studio/server/submissions/person-rows.ts";
import { StepDot, StepMenu } from "../steps/step-controls.tsx";
import { StudioIcon } from "../studio-icon.tsx";
import { nameOf, waitOf, wishOf } from "./people-texts.ts";
import { PersonName } from "./person-name.tsx";
import { Stamp } from "./stamp.tsx";

interface PersonRowProps {
  row: ListedPerson;
  /** The query of the list, with a leading question mark. */
  search: string;
  /** Whether all rows of the list are at the same step, which is not shown. */
  isBrief?: boolean;
}

/** One person in a list: who it is, the step, how long they wait, and the next thing to do. */
export function PersonRow({ row, search, isBrief = false }: PersonRowProps) {
  return (
    <li
      className={`person-row ${row.isWaiting ? "" : "is-quiet"} ${isBrief ? "is-brief" : ""} ${row.isOver ? "" : "is-live"}`}
    >
      <Stamp person={row} />
      <h3 className="person-name">
        {/* The link's ::after covers the row, so that a click anywhere on it works. */}
        <Link to={`/people/${row.page}${search}`} className="after:absolute after:inset-0">
          <PersonName person={row} />
        </Link>
        <Trouble mails={row.mails} />
      </h3>
      <RowFacts row={row} />
      {!isBrief && (
        <p className="person-step">
          <StepMenu row={{ ...row, ...row.answered }} isAgain={row.answered !== undefined} />
        </p>
      )}
      <div className="person-action">
        <ContactLink row={row} search={search} />
      </div>
    </li>
  );
}

/** What a person wants and from where they are; how long they wait, or else when they wrote. */
export function RowFacts({ row }: Pick<PersonRowProps, "row">) {
  const { isWaiting, isUrgent, message, country, hours, isLate, isOver, received, receivedOn } =
    row;
  const wait = hours > 0 ? waitOf(hours) : "Just in";
  const colour = isUrgent
    ? "font-medium text-late"
    : message
      ? ""
      : "text-muted-foreground @max-[34rem]:text-xs";
  return (
    <>
      <span
        className={`line-clamp-2 self-start text-sm leading-snug break-words [grid-area:wish] @min-[44rem]:self-center ${colour}`}
      >
        {row.answered && (
          <>
            <span className="person-again">
              <StepDot step={row.answered.step} /> {stepLabels[row.answered.step]} ·{" "}
            </span>
            <span className="text-muted-foreground">Wrote again · </span>
          </>
        )}
        {wishOf(row)}
      </span>
      <span className="self-start truncate text-sm leading-snug text-muted-foreground [grid-area:country] @max-[44rem]:hidden">
        {country}
      </span>
      <span className="person-age">
        <span className="sr-only">{isWaiting ? "Waiting: " : "Received "}</span>
        <time
          dateTime={received.iso}
          title={received.label}
          className={
            isLate && !isOver
              ? "inline-block rounded-full bg-late/11 px-1.5 font-medium text-late sm:px-2.5"
              : "text-muted-foreground"
          }
        >
          {isWaiting ? wait : receivedOn}
        </time>
      </span>
    </>
  );
}

/** Leads to the prepared reply, or opens a chat or a mail with whoever waits for none. */
function ContactLink({ row, search }: Pick<PersonRowProps, "row" | "search">) {
  const { page, email, links, isWaiting } = row;
  if (!links.whatsApp && !email) return null;
  const way = links.whatsApp ? "WhatsApp" : "Mail";
  const icon = links.whatsApp ? (
    <Icon name="whatsapp" className="size-5" />
  ) : (
    <StudioIcon name="mail" />
  );
  return isWaiting ? (
    <Link
      to={`/people/${page}${search}#reply`}
      aria-label={`Reply to ${nameOf(row)}: ${way}`}
      className="row-button"
    >
      {icon}
    </Link>
  ) : (
    <a
      href={links.whatsApp ?? links.mail}
      {...(links.whatsApp && { target: "_blank" })}
      aria-label={`${way} to ${nameOf(row)}`}
      className="row-button"
    >
      {icon}
    </a>
  );
}

const troubles = { dead: "Mail did not arrive", held: "Put aside" };

/** That mails about this person went wrong; nothing while all is well. */
function Trouble({ mails: { school, receipt } }: Pick<ListedPerson, "mails">) {
  const state = (["held", "dead"] as const).find((one) => one === school || one === receipt);
  if (!state) return null;
  return <span className="badge border-error font-sans text-error">{troubles[state]}</span>;
}
