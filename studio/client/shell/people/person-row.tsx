import { useEffect, useEffectEvent } from "react";
import { Link } from "react-router";

import { Icon } from "#app/ui/icon/icon.tsx";

import type { ListedPerson } from "#studio/server/submissions/person-rows.ts";
import { StepMenu } from "../steps/step-controls.tsx";
import { StudioIcon } from "../studio-icon.tsx";
import { DidYouSend, stepAfter } from "./did-you-send.tsx";
import { nameOf, waitOf, wishOf } from "./people-texts.ts";
import { PersonName } from "./person-name.tsx";
import { Stamp } from "./stamp.tsx";
import { focusFirst, useLetters } from "./use-letters.ts";

/** A chat or a mail that begins with the name only. */
const GREETING = { text: "", note: "", times: 0, where: "" };

interface PersonRowProps {
  row: ListedPerson;
  /** The query of the list, with a leading question mark. */
  search: string;
  /** Whether all rows of the list are at the same step, which is not shown. */
  isBrief?: boolean;
}

/** One person in a list: who it is, the step, how long they wait, and the next thing to do. */
export function PersonRow({ row, search, isBrief = false }: PersonRowProps) {
  const letters = useLetters(row.id);
  const { opened } = letters;
  const { isWaiting } = row;
  // Nothing of a greeting is kept once its step is set.
  const isGreeted = opened?.note === "" && !stepAfter(row, opened.step);
  const forget = useEffectEvent(letters.forget);
  useEffect(() => {
    if (isGreeted) forget();
  }, [isGreeted]);
  const wish = wishOf(row);
  return (
    <li
      className={`person-row ${isWaiting ? "" : "is-quiet"} ${isBrief ? "is-brief" : ""} ${row.isOver ? "" : "is-live"}`}
    >
      <Stamp person={row} />
      <h3 className={`person-name ${row.name ? "" : "is-address"}`}>
        {/* The link's ::after covers the row, so that a click anywhere on it works. */}
        <Link to={`/people/${row.id}${search}`} className="after:absolute after:inset-0">
          <PersonName person={row} />
        </Link>
        <Trouble mails={row.mails} />
      </h3>
      <p
        className={`person-wish ${row.isUrgent ? "font-medium text-late" : row.message ? "" : "text-muted-foreground"}`}
      >
        {wish}
        {row.country && (
          <span className="person-country">
            {wish && " · "}
            {row.country}
          </span>
        )}
      </p>
      {!isBrief && (
        <p className="person-step">
          <StepMenu row={row} />
        </p>
      )}
      <p className="person-age">
        <Age row={row} />
      </p>
      <div className="person-action" ref={letters.moved === "back" ? focusFirst : undefined}>
        {opened && stepAfter(row, opened.step) ? (
          <DidYouSend row={row} opened={opened} letters={letters} isBrief />
        ) : (
          <ContactLink
            row={row}
            onUse={() => {
              if (isWaiting) letters.open({ ...GREETING, step: "answered" });
            }}
          />
        )}
      </div>
    </li>
  );
}

/** How long a person waits for the first answer, or else when they wrote. */
function Age({ row }: Pick<PersonRowProps, "row">) {
  const { isWaiting, hours, isLate, isOver, received, receivedOn } = row;
  return (
    <>
      {!isWaiting && <span className="sr-only">Received </span>}
      <time
        dateTime={received.iso}
        title={received.label}
        className={isLate && !isOver ? "person-late" : "text-muted-foreground"}
      >
        {!isWaiting && receivedOn}
        {isWaiting && hours > 0 && <span className="@max-[34rem]:sr-only">Waiting </span>}
        {isWaiting && (hours > 0 ? waitOf(hours) : "Just in")}
      </time>
    </>
  );
}

const ways = { whatsApp: "WhatsApp", mail: "Mail" };

/** Opens a chat, or else a mail. */
function ContactLink({ row, onUse }: { row: ListedPerson; onUse: () => void }) {
  const { email, links, isWaiting } = row;
  if (!links.whatsApp && !email) return null;
  const way = links.whatsApp ? "whatsApp" : "mail";
  return (
    <a
      href={links[way]}
      {...(links.whatsApp && { target: "_blank" })}
      aria-label={`${ways[way]} to ${nameOf(row)}`}
      className={isWaiting ? "row-button" : "icon-button"}
      onClick={onUse}
    >
      {links.whatsApp ? (
        <Icon name="whatsapp" className="size-5 shrink-0" />
      ) : (
        <StudioIcon name="mail" />
      )}
      {isWaiting && <span>{ways[way]}</span>}
    </a>
  );
}

const troubles = { dead: "Mail did not arrive", held: "Put aside" };

/** That mails about this person went wrong; nothing while all is well. */
function Trouble({ mails: { school, receipt } }: Pick<ListedPerson, "mails">) {
  const state = (["held", "dead"] as const).find((one) => one === school || one === receipt);
  if (!state) return null;
  return <span className="badge ml-2 border-error font-sans text-error">{troubles[state]}</span>;
}
