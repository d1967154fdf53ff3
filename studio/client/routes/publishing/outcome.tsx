import { useRef } from "react";
import { Link } from "react-router";

import { buttonClass } from "#app/ui/button/button.tsx";

import type { DayPart } from "#studio/server/today/day-part.ts";
import { Bay } from "../../shell/drawings/bay.tsx";
import { StudioIcon } from "../../shell/studio-icon.tsx";
import { useFocusAfterAction } from "../../shell/use-focus-after-action.ts";
import { VersionForm, versionName } from "./version-form.tsx";

interface PublishedState {
  /** The URL of the site; people elsewhere can open it only if it is public. */
  site: { url: string; isPublic: boolean };
  /** The version that visitors see. */
  current: number;
}

interface LiveProps extends PublishedState {
  /** Whether it is known that visitors see it already. */
  isShown: boolean;
  /** What visitors see later, with others. */
  waits: string;
  /** The version that visitors saw before; undefined if there is none. */
  before: number | undefined;
}

/** That the changes are live, and what can be done with that. */
export function Live({ isShown, waits, site, before, current }: LiveProps) {
  const says = isShown ? "Your website is updated." : "Visitors see it within a few seconds.";
  return (
    <Outcome part="morning" heading="It is live." text={`${says} ${waits}`} isNew>
      <a href={site.url} target="_blank" className={buttonClass("primary")}>
        Open the live website
      </a>
      {site.isPublic && (
        <a
          href={`https://wa.me/?text=${encodeURIComponent(site.url)}`}
          target="_blank"
          className={buttonClass("outline")}
        >
          Share on WhatsApp
        </a>
      )}
      {before !== undefined && (
        <VersionForm version={before} current={current} className="quiet-button px-3">
          Take it back
        </VersionForm>
      )}
    </Outcome>
  );
}

interface QuietProps extends PublishedState {
  /** The version that visitors see no more; undefined if they see the newest. */
  takenBack: number | undefined;
  isNew: boolean;
}

/** That nothing waits, or which version visitors see again, with the ways forward. */
export function Quiet({ takenBack, site, current, isNew }: QuietProps) {
  const live = (
    <a
      href={site.url}
      target="_blank"
      className="quiet-button basis-full px-0 max-lg:justify-center"
    >
      <StudioIcon name="external" />
      Open the live website
    </a>
  );
  if (takenBack === undefined) {
    return (
      <Outcome
        part="day"
        heading="Everything is live"
        text="What you change waits here until you publish it."
      >
        <Link to="/website" className="small-button">
          <StudioIcon name="words" />
          Words and pictures
        </Link>
        <Link to="/courses" className="small-button">
          <StudioIcon name="courses" />
          Dates and price
        </Link>
        {live}
      </Outcome>
    );
  }
  const left = { version: takenBack, current, className: "small-button" };
  return (
    <Outcome
      part="evening"
      heading={`Visitors see ${versionName(current)} again.`}
      text={`Nothing is lost: ${versionName(takenBack)} is kept.`}
      isNew={isNew}
    >
      <VersionForm {...left} icon="publish">
        Publish it again
      </VersionForm>
      <VersionForm {...left} icon="words" action="edit">
        Keep editing
      </VersionForm>
      {live}
    </Outcome>
  );
}

interface OutcomeProps {
  /** The light of the picture. */
  part: DayPart;
  heading: string;
  text: string;
  /** Whether it has just been done: the button that was pressed has gone, and the focus with it. */
  isNew?: boolean;
  /** What can be done next. */
  children: React.ReactNode;
}

/** What visitors see now, beside the bay. */
function Outcome({ part, heading, text, isNew = false, children }: OutcomeProps) {
  const element = useRef<HTMLHeadingElement>(null);
  useFocusAfterAction(isNew, () => element.current);
  return (
    <section className="outcome">
      <Bay part={part} />
      <div className="p-6">
        <h2 ref={element} tabIndex={-1} className="font-heading text-title outline-none">
          {heading}
        </h2>
        <p className="mt-1 text-muted-foreground">{text}</p>
        <div className="mt-4 flex flex-wrap items-center gap-3 max-lg:justify-center">
          {children}
        </div>
      </div>
    </section>
  );
}
