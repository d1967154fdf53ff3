import { Link } from "react-router";

import type { SubmissionDetails } from "../../../../contract/submission.ts";
import { formWords, nameOf } from "../../../shell/people/people-texts.ts";
import { Stamp } from "../../../shell/people/stamp.tsx";
import { StudioIcon } from "../../../shell/studio-icon.tsx";
import { useSchoolName } from "../../../shell/school-name.ts";
import { words } from "../../../words.ts";
import { ContactActions } from "./contact-actions.tsx";
import { nextReply } from "./next-reply.ts";
import { PersonMenu } from "./person-menu.tsx";
import { personWords as text } from "./person-words.ts";

interface PersonHeadingProps {
  submission: SubmissionDetails;
  /** The query of the list, with a leading question mark. */
  search: string;
}

/** Who it is, in a name and two lines, and the ways to reach them. */
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
          <p className="text-muted-foreground">
            {[startDate && !hadStarted && text.wants(startDate), name && email]
              .filter(Boolean)
              .join(" · ")}
          </p>
        </div>
        <PersonMenu {...submission} />
        <ContactActions {...submission} isPrimary={!nextReply(submission)} />
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
