import { Link, NavLink, useLocation } from "react-router";

import { Logo } from "#app/sections/logo/logo.tsx";

import type { Counts } from "#studio/server/today/counts.ts";
import { Bay } from "../drawings/bay.tsx";
import { StudioIcon } from "../studio-icon.tsx";
import { usePlacing } from "./use-placing.ts";
import { AccountMenu } from "./account-menu.tsx";
import { useFrame, usePlace, useSchoolName } from "./frame-data.ts";
import { otherPlaces, places } from "./places.ts";

/** What stands around a page: where people sign in, nothing but the logo. */
export function Frame({ children }: { children: React.ReactNode }) {
  const school = useSchoolName();
  const root = useFrame();
  if (root?.isAtDoor) {
    return (
      <div className="mx-auto grid min-h-svh max-w-lg content-center gap-6 p-4">
        <header>
          <Logo school={school} className="mx-auto w-48" />
        </header>
        <main id="main" className="panel overflow-hidden p-0 sm:p-0 sm:[&>.bay]:min-h-44">
          <Bay part="evening" />
          <div className="p-4 sm:p-8">{children}</div>
        </main>
      </div>
    );
  }
  const counts = root?.counts;
  return (
    <div className="frame">
      <header className="frame-head">
        <Link to="/" className="shrink-0 rounded-lg">
          <Logo school={school} className="w-32 lg:w-full" />
        </Link>
        <Places {...counts} />
        <OtherPlaces />
        <AccountMenu />
      </header>
      <div className="min-w-0">
        {counts && <StateBar {...counts} />}
        <main id="main" className="frame-page">
          {children}
        </main>
      </div>
    </div>
  );
}

/** The four places: beside the page on wide screens, below it on phones. */
function Places({ unanswered }: Partial<Counts>) {
  const place = usePlace();
  return (
    <nav aria-label="Studio" className="places">
      <ul className="grid grid-cols-4 lg:grid-cols-1 lg:gap-1">
        {places.map(({ to, label, icon }) => (
          <li key={to}>
            <NavLink
              to={to}
              end={to === "/"}
              aria-current={place === "/settings" ? "false" : "page"}
              className="place"
            >
              <StudioIcon name={icon} />
              <span>{label}</span>
              {to === "/people" && unanswered && unanswered !== "0" && (
                <span className="absolute top-1.5 left-1/2 ml-2 min-w-5 rounded-full bg-primary px-1.5 text-center text-xs leading-5 font-semibold text-primary-foreground tabular-nums lg:static lg:ml-auto">
                  <span aria-hidden="true">{unanswered}</span>
                  <span className="sr-only">, {unanswered} to answer</span>
                </span>
              )}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** What is needed less often, below the places; on phones it is in the menu. */
function OtherPlaces() {
  const place = usePlace();
  return (
    <nav aria-label="More" className="border-t border-border pt-4 max-lg:hidden">
      <ul>
        {otherPlaces.map(({ to, label, icon }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={to === place ? "page" : undefined}
              className="place h-10 text-sm not-aria-[current=page]:font-normal"
            >
              <StudioIcon name={icon} />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** How much is not live yet, and the way to publish it; in the same place on every page. */
function StateBar({ unpublished }: Counts) {
  const { pathname } = useLocation();
  const siteUrl = useFrame()?.siteUrl;
  const isLive = unpublished === 0;
  return (
    <section
      aria-label={isLive ? "What is live" : "What is not live yet"}
      className={`state-bar ${isLive ? "" : "bg-muted"}`}
    >
      <Placing>
        {isLive ? (
          <>
            <StudioIcon name="check" className="size-4" />
            All live
          </>
        ) : (
          <>
            <span aria-hidden="true" className="size-2.5 shrink-0 rounded-full bg-foreground" />
            <span>
              {unpublished}{" "}
              <span className="max-sm:sr-only">
                {unpublished === 1 ? "change is" : "changes are"}
              </span>{" "}
              not live yet
            </span>
          </>
        )}
      </Placing>
      {siteUrl && (
        <a href={siteUrl} target="_blank" className="quiet-button ml-auto px-3 last:-mr-3">
          <span className="max-[22rem]:sr-only">
            See live <span className="max-sm:sr-only">website</span>
          </span>
          <StudioIcon name="external" className="size-4" />
        </a>
      )}
      {/* The page Publish has its own button. */}
      {pathname !== "/publish" &&
        (isLive ? (
          <button
            type="button"
            disabled
            className="small-button pointer-events-none min-h-9 border-border text-muted-foreground opacity-70"
          >
            Publish
          </button>
        ) : (
          <Link
            to="/publish"
            className="small-button min-h-9 bg-link text-background hover:bg-foreground"
          >
            Publish
          </Link>
        ))}
    </section>
  );
}

/** In place of what is live: that a photograph is on its way to its place, or why it is not there. */
function Placing({ children }: { children: React.ReactNode }) {
  const { isSaving, sent, isHere, forget, answer } = usePlacing();
  // Its own page says the rest.
  if (isHere && !isSaving) forget();
  const problem = Object.values(answer ?? {}).flat()[0];
  return (
    <>
      <p role="status" className="empty:hidden">
        {isSaving && "Your photograph is on its way to its place …"}
        {sent && problem && (
          <span className="text-error">
            Your photograph is not in its place. {problem}{" "}
            <Link to={sent} className="inline-link">
              Open it
            </Link>
          </span>
        )}
      </p>
      {!isSaving && !problem && <p className="flex items-center gap-2.5">{children}</p>}
    </>
  );
}
