import { Link } from "react-router";

import { buttonClass } from "#app/ui/button/button.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";

import type { SubmissionDetails } from "../../../../server/submissions/submission-details.ts";
import { useSchoolName } from "../../../shell/frame/frame-data.ts";
import { Item, MenuButton } from "../../../shell/menu-button.tsx";
import { formWords, nameOf } from "../../../shell/people/people-texts.ts";
import { Stamp } from "../../../shell/people/stamp.tsx";
import { StudioIcon } from "../../../shell/studio-icon.tsx";
import { usePageFetcher } from "../../../shell/use-page-fetcher.ts";
import { words } from "../../../words.ts";
import { nextReply } from "./next-reply.ts";
import { personWords as text } from "./person-words.ts";

interface PersonHeadingProps {
  submission: SubmissionDetails;
  /** The query of the list, with a leading question mark. */
  search: string;
}

/** Who it is, in a name and two lines. */
export function PersonHeading({ submission, search }: PersonHeadingProps) {
  const { form, reference, name, email, facts, country, theirTime, startDate, hadStarted } =
    submission;
  const school = useSchoolName();
  const place = [country && text.from(country), theirTime && text.theirTime(theirTime)];
  const about = [facts, ...place].filter(Boolean).join(", ");
  return (
    <>
      <title>{words.title(text.title(formWords[form], reference), school)}</title>
      <Neighbours search={search} {...submission} />
      <div className="person-heading">
        <Stamp person={submission} isLarge />
        <div className="min-w-0">
          <h1 className="text-title break-words">{nameOf(submission)}</h1>
          {about && <p className="mt-0.5">{about}</p>}
          <p className="break-words text-muted-foreground">
            {startDate && !hadStarted ? text.wants(startDate) : name && email}
          </p>
        </div>
        <PersonMenu {...submission} />
      </div>
      {hadStarted && <p className="mt-3 font-medium">{text.startedCourse(startDate)}</p>}
    </>
  );
}

interface NeighboursProps extends Pick<SubmissionDetails, "newer" | "older"> {
  search: string;
}

/** Links back to the list, and to the submissions before and after this one in it. */
function Neighbours({ search, newer, older }: NeighboursProps) {
  return (
    <nav aria-label={text.neighbours} className="-mx-4 flex flex-wrap justify-between">
      <Link to={`/people${search}`} className="quiet-button">
        <StudioIcon name="previous" />
        {text.back}
      </Link>
      <span className="flex">
        {newer && (
          <Link to={`/people/${newer}${search}`} className="quiet-button">
            <StudioIcon name="previous" />
            {text.newer}
          </Link>
        )}
        {older && (
          <Link to={`/people/${older}${search}`} className="quiet-button">
            {text.older}
            <StudioIcon name="next" />
          </Link>
        )}
      </span>
    </nav>
  );
}

/** What is seldom done with one person. */
function PersonMenu(submission: SubmissionDetails) {
  const { email, links, reference, putAside } = submission;
  const hasLetter = nextReply(submission) !== undefined;
  const { menu } = text;
  const { send } = usePageFetcher();
  return (
    <MenuButton label={menu.label}>
      {hasLetter && links.whatsApp && (
        <Item href={links.whatsApp} target="_blank" rel="noreferrer" icon="mail">
          {menu.whatsApp}
        </Item>
      )}
      {hasLetter && (
        <Item href={links.mail} icon="mail">
          {menu.mail}
        </Item>
      )}
      <Item icon="print" onAction={() => window.print()}>
        {menu.print}
      </Item>
      <Item href={`/export/submissions.csv?search=${reference}`} download icon="download">
        {menu.download}
      </Item>
      {!putAside.state && (
        <Item icon="alert" onAction={() => send({ do: "mark" })}>
          {menu.advertising}
        </Item>
      )}
      {email && (
        <Item href={`/people/erase?${new URLSearchParams({ email })}`} icon="erase" isDangerous>
          {menu.erase}
        </Item>
      )}
    </MenuButton>
  );
}

interface ContactActionsProps extends Pick<SubmissionDetails, "email" | "links"> {
  /** Whether the page has a letter to send, which leaves only the call. */
  hasLetter: boolean;
}

/** The ways to reach a person, the best one first. */
export function ContactActions({ email, links, hasLetter }: ContactActionsProps) {
  const { whatsApp, mail, call } = links;
  const best = `${buttonClass("primary")} gap-2`;
  return (
    <div className="flex flex-wrap gap-2">
      {whatsApp && !hasLetter && (
        <a href={whatsApp} target="_blank" rel="noreferrer" className={best}>
          <Icon name="whatsapp" className="size-5" />
          {text.actions.whatsApp}
        </a>
      )}
      {email && !hasLetter && (
        <a href={mail} className={whatsApp ? "small-button" : best}>
          <StudioIcon name="mail" />
          {text.actions.mail}
        </a>
      )}
      {call && (
        <a href={call} className="small-button">
          <StudioIcon name="phone" />
          {text.actions.call}
        </a>
      )}
    </div>
  );
}
