import { useRef } from "react";
import { Link } from "react-router";

import { buttonClass } from "#app/ui/button/button.tsx";

import type { Publishing } from "#studio/server/publishing/publisher.ts";
import { StudioIcon } from "../../shell/studio-icon.tsx";
import { useFocusAfterAction } from "../../shell/use-focus-after-action.ts";
import { VersionForm, versionName } from "./version-form.tsx";

interface OutcomeProps extends Pick<Publishing, "current" | "before" | "takenBack" | "history"> {
  /** What has just been published, and whether it is known that visitors see it already. */
  live: { isShown: boolean; hasPictures: boolean } | undefined;
  /** Which photographs visitors see later, with others. */
  waits: string;
  /** The URL of the site; people elsewhere can open it only if it is public. */
  site: { url: string; isPublic: boolean };
  /** Whether it follows a press: the button has gone, and the focus with it. */
  isNew: boolean;
}

/** What visitors see now, and what can be done with that. */
export function Outcome(props: OutcomeProps) {
  const { live, waits, site, current, before, takenBack, isNew, history } = props;
  const since = history[0]?.at.label.replace(/ at .*/, ". ");
  const element = useRef<HTMLHeadingElement>(null);
  useFocusAfterAction(isNew, () => element.current);
  const part = live ? "morning" : takenBack === undefined ? "day" : "evening";
  const back = { current, className: "small-button" };
  const shown = {
    morning: {
      heading: "It is live.",
      text: `${live?.isShown ? "Your website is updated." : "Visitors see it within a few seconds."} ${live?.hasPictures ? waits : ""}`,
      buttons: (
        <>
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
            <VersionForm {...back} version={before} className="quiet-button px-3">
              Take it back
            </VersionForm>
          )}
        </>
      ),
    },
    evening: {
      heading: `Visitors see ${versionName(current)} again.`,
      text: `Nothing is lost: ${versionName(takenBack ?? 0)} is kept.`,
      buttons: takenBack !== undefined && (
        <>
          <VersionForm {...back} version={takenBack} icon="publish">
            Publish it again
          </VersionForm>
          <VersionForm {...back} version={takenBack} icon="words" action="edit">
            Keep editing
          </VersionForm>
        </>
      ),
    },
    day: {
      heading: "Everything is live",
      text: `${since ? `Since ${since}` : ""}What you change waits here until you publish it.`,
      buttons: (
        <Link to="/website" className="small-button">
          <StudioIcon name="words" />
          Change the website
        </Link>
      ),
    },
  };
  const { heading, text, buttons } = shown[part];
  return (
    <section className="outcome">
      <div inert className="page-thumbnail">
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the pages' policy has it */}
        <iframe
          title="What visitors see"
          src={`/preview/version-${current}/light/`}
          className="page-frame"
        />
      </div>
      <div className="p-6">
        <h2 ref={element} tabIndex={-1} className="font-heading text-title outline-none">
          {heading}
        </h2>
        <p className="mt-1 text-muted-foreground">{text}</p>
        <div className="mt-4 flex flex-wrap items-center gap-3 max-lg:justify-center">
          {buttons}
        </div>
      </div>
    </section>
  );
}
