import { count } from "#content/count.ts";
import { Link } from "react-router";

import type { Check } from "#server/admin/health/check.ts";
import type { Concern } from "#studio/server/today/read-today.ts";
import { type LinkRow, LinkRows } from "../../shell/link-rows.tsx";
import { inDays } from "../../shell/people/people-texts.ts";
import { StudioIcon } from "../../shell/studio-icon.tsx";

const TECHNICIAN = { open: "Tell my technician", to: "/technician" };

interface ConcernText {
  says: (concern: Concern) => string;
  /** What it means, or what to do. */
  means: string;
  /** What the alarm’s button says; without one it is a thing to do among others. */
  open?: string;
  to: string;
}

const concernTexts: Readonly<Record<Concern["kind"], ConcernText>> = {
  datesNotLive: {
    says: () => "Visitors see no start date.",
    means: "So nobody can apply.",
    open: "Publish",
    to: "/publish",
  },
  waiting: {
    says: ({ count: number, when }) =>
      `Mails do not go out: ${count(number, "has", "have")} waited since ${when}.`,
    means: "They are kept, and sent later.",
    ...TECHNICIAN,
  },
  disk: {
    says: () => "The disk is almost full.",
    means: "Once it is full, applications are refused.",
    ...TECHNICIAN,
  },
  unmailed: {
    says: ({ count: number }) => `${count(number, "mail", "mails")} to you did not arrive.`,
    means: "Your own mailbox may be full, or its address wrong.",
    open: "See which",
    to: "/people?state=dead&step=new",
  },
  notShown: {
    says: () => "What you published is not shown.",
    means: "Visitors see an older version.",
    open: "Open",
    to: "/publish",
  },
  backup: {
    says: ({ when }) => `The last backup is of ${when}.`,
    means: "If the disk breaks, all that came since is lost.",
    ...TECHNICIAN,
  },
  undelivered: {
    says: ({ count: number }) => `${count(number, "receipt", "receipts")} did not arrive.`,
    means: "Call the person: the address may be wrong.",
    to: "/people?state=dead&step=new",
  },
  held: {
    says: ({ count: number }) => `${count(number, "message was", "messages were")} put aside.`,
    means: "Is it advertising? Have a glance.",
    to: "/people?state=held",
  },
  datesEnd: {
    says: ({ when, count: number }) => `The last course, ${when}, begins ${inDays(number)}.`,
    means: "Then nobody can apply: add dates.",
    to: "/courses",
  },
};

const isAlarm = ({ kind }: Concern) => concernTexts[kind].open !== undefined;

function rowOf(concern: Concern): LinkRow {
  const { says, means, to } = concernTexts[concern.kind];
  return { title: says(concern), note: means, to };
}

interface AlarmProps {
  concerns: readonly Concern[];
  checks: readonly Check[];
}

/** What is wrong: the worst, and what has the same remedy, with one link to it; below them all others. */
export function Alarm({ concerns, checks }: AlarmProps) {
  const isKnown = ({ kind }: Check) => concerns.some((concern) => concern.kind === kind);
  const technical = checks
    .filter((check) => !isKnown(check))
    .flatMap(({ matters }) => matters ?? []);
  const [worst, ...more] = [
    ...concerns.filter(isAlarm).map((concern) => ({
      ...rowOf(concern),
      open: concernTexts[concern.kind].open,
    })),
    ...technical.map((title) => ({ title, note: undefined, ...TECHNICIAN })),
  ];
  if (!worst) return null;
  const same = more.filter(({ to }) => to === worst.to);
  const others = more.filter(({ to }) => to !== worst.to);
  return (
    <section
      aria-labelledby="alarm"
      className="panel relative mb-4 grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-2 border-late/40 py-1 sm:mb-6 sm:gap-x-3 sm:py-3"
    >
      <StudioIcon name="alert" className="size-6 text-late max-sm:size-5" />
      {/* On phones one line, which is the link. */}
      <div className="min-w-0 leading-snug max-sm:flex max-sm:gap-1.5 max-sm:text-sm">
        <h2 id="alarm" className="font-medium max-sm:text-sm sm:text-base">
          <Brief>{worst.title}</Brief>
        </h2>
        {same.length > 0 && (
          <p aria-hidden="true" className="whitespace-nowrap text-muted-foreground sm:hidden">
            +{same.length} more
          </p>
        )}
        <p className="text-sm text-muted-foreground max-sm:hidden">{worst.note}</p>
        {same.map(({ title }) => (
          <p key={title} className="mt-1 font-medium max-sm:sr-only">
            {title}
          </p>
        ))}
      </div>
      <Link
        to={worst.to}
        className="quiet-button -mr-1 max-sm:px-0 max-sm:after:absolute max-sm:after:inset-0 sm:-mr-4"
      >
        <span className="max-sm:sr-only">{worst.open}</span>
        <StudioIcon name="next" className="size-4" />
      </Link>
      {others.length > 0 && (
        <div className="z-1 col-start-2 -col-end-1 -mb-1 sm:mt-2 [&>.rows]:border-b-0">
          <LinkRows rows={others} />
        </div>
      )}
    </section>
  );
}

/** A sentence, of which phones show only what is wrong, and not what follows from it. */
function Brief({ children }: { children: string }) {
  const [wrong = ""] = children.split(/[.:](?=\s|$)/);
  return (
    <>
      {wrong}
      <span className="max-sm:hidden">{children.slice(wrong.length)}</span>
    </>
  );
}

/** What else the school looks at. */
export const concernRows = (concerns: readonly Concern[]): LinkRow[] =>
  concerns.filter((concern) => !isAlarm(concern)).map(rowOf);
