import { Link } from "react-router";

import type { SubmissionDetails } from "#studio/server/submissions/submission-details.ts";
import { BackLink } from "#studio/client/shell/back-link.tsx";
import { Item, MenuButton } from "#studio/client/shell/menu-button.tsx";
import { PageTitle } from "#studio/client/shell/page-heading.tsx";
import { formWords, waitOf } from "#studio/client/shell/people/people-texts.ts";
import { PersonName } from "#studio/client/shell/people/person-name.tsx";
import { Stamp } from "#studio/client/shell/people/stamp.tsx";
import { StepButtons } from "#studio/client/shell/steps/step-controls.tsx";
import { StudioIcon } from "#studio/client/shell/studio-icon.tsx";
import { usePageFetcher } from "#studio/client/shell/use-page-fetcher.ts";
import { NEVER_AGAIN } from "./trouble-panels.tsx";

/** Characters of a name that would fill a phone’s screen. */
const LONG = 40;

interface PersonHeadingProps {
  submission: SubmissionDetails;
  /** The query of the list, with a leading question mark. */
  search: string;
}

/** Who it is and from where, at which step, with what is seldom done. */
export function PersonHeading({ submission, search }: PersonHeadingProps) {
  const { form, isWaiting, hours, receivedOn, reference, name } = submission;
  const { email, facts, country, theirTime, links } = submission;
  const nationality = facts.nationality === country ? "" : facts.nationality;
  const about = [facts.age, nationality, country && `from ${country}`].filter(Boolean).join(" · ");
  const wrote = isWaiting && hours > 0 ? `${waitOf(hours)} ago` : `on ${receivedOn}`;
  return (
    <>
      <PageTitle>{`${formWords[form]} ${reference}`}</PageTitle>
      <BackLink to={`/people${search}`}>People</BackLink>
      <div className="person-heading">
        <Stamp person={submission} isLarge />
        <div className="min-w-0 self-center">
          <h1
            className={`leading-tight break-words ${name && name.length < LONG ? "text-title" : "text-xl"}`}
          >
            <PersonName person={submission} />
          </h1>
          <p className="break-words text-muted-foreground max-sm:-mr-13 whitespace-pre-line">
            {about && `${about}\n`}
            {[`${form === "application" ? "Applied" : "Wrote"} ${wrote}`, theirTime]
              .filter(Boolean)
              .join(" · ")}
          </p>
        </div>
        <PersonMenu {...submission} />
        <div className="person-steps">
          <StepButtons row={submission} />
          <span className="ml-auto flex gap-2">
            {links.call && (
              <a href={links.call} className="small-button">
                <StudioIcon name="phone" className="size-5 max-sm:hidden" />
                Call
              </a>
            )}
            {(email || links.whatsApp) && (
              <a href="#reply" className="small-button xl:hidden">
                Reply
              </a>
            )}
          </span>
        </div>
      </div>
    </>
  );
}

interface NeighboursProps extends Pick<SubmissionDetails, "newer" | "older"> {
  search: string;
}

/** Links to the submissions before and after this one; on phones at the page’s end. */
export function Neighbours({ search, newer, older }: NeighboursProps) {
  return (
    <nav
      aria-label="Neighbours in the list"
      className="-mx-4 mt-4 flex sm:absolute sm:top-0 sm:right-0 sm:mt-0"
    >
      {newer && (
        <Link to={`/people/${newer}${search}`} className="quiet-button">
          <StudioIcon name="previous" />
          Newer
        </Link>
      )}
      {older && (
        <Link to={`/people/${older}${search}`} className="quiet-button ml-auto">
          Older
          <StudioIcon name="next" />
        </Link>
      )}
    </nav>
  );
}

/** What is seldom done with one person. */
function PersonMenu({ email, reference, unwanted }: SubmissionDetails) {
  const { send } = usePageFetcher();
  return (
    <MenuButton label="More about this person">
      <Item icon="print" onAction={() => window.print()}>
        Print
      </Item>
      <Item href={`/export/submissions.csv?search=${reference}`} download icon="download">
        Download for Excel
      </Item>
      {!unwanted.state && (
        <Item icon="alert" onAction={() => send({ do: "mark" })}>
          It is advertising
        </Item>
      )}
      {!unwanted.state && !unwanted.isSenderRefused && email && (
        <Item icon="alert" onAction={() => send({ do: "refuse" })}>
          {NEVER_AGAIN}
        </Item>
      )}
      {email && (
        <Item href={`/people/erase?${new URLSearchParams({ email })}`} icon="erase" isDangerous>
          Delete this person’s data
        </Item>
      )}
    </MenuButton>
  );
}
