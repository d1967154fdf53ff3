import { useEffect, useId } from "react";
import { Link, useFetcher } from "react-router";

import { Icon } from "#app/ui/icon/icon.tsx";

import type { Check } from "../../../../server/admin/health/check.ts";
import type { Concern } from "../../../server/today/read-today.ts";
import { useSchoolName } from "../../shell/frame/frame-data.ts";
import { peopleTexts } from "../../shell/people/people-texts.ts";
import { StudioIcon } from "../../shell/studio-icon.tsx";
import { reportText } from "../technician/report-text.ts";
import type { loader as technicianLoader } from "../technician/route.tsx";
import { todayWords } from "./today-words.ts";

const text = todayWords.concerns;

/** What is wrong: first what the school mends itself, then what it asks its technician to mend. */
export function ConcernList({ concerns }: { concerns: readonly Concern[] }) {
  // Asked after the page is shown: mail servers and domains take their time to answer.
  const { data, load } = useFetcher<typeof technicianLoader>();
  useEffect(() => void load("/technician"), [load]);
  const checks = data?.checks.filter(({ matters }) => matters) ?? [];
  return (
    <>
      <Concerns heading={text.heading} isEmpty={concerns.length === 0}>
        {concerns.map((concern) => {
          const { says, open, to } = text.all[concern.kind];
          return (
            <ConcernRow key={concern.kind} says={says(concern)}>
              <Link to={to} className="small-button">
                {open}
              </Link>
            </ConcernRow>
          );
        })}
      </Concerns>
      <Concerns heading={text.technician.heading} isEmpty={checks.length === 0}>
        {checks.map((check) => (
          <ConcernRow key={check.title} says={check.matters}>
            <AskTechnician check={check} />
          </ConcernRow>
        ))}
      </Concerns>
    </>
  );
}

interface ConcernsProps {
  heading: string;
  isEmpty: boolean;
  children: React.ReactNode;
}

function Concerns({ heading, isEmpty, children }: ConcernsProps) {
  const id = useId();
  if (isEmpty) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 text-subtitle">
        {heading}
      </h2>
      <ul className="rows">{children}</ul>
    </section>
  );
}

function ConcernRow({ says, children }: { says: string | undefined; children: React.ReactNode }) {
  return (
    <li className="row">
      <StudioIcon name="alert" className="size-5 text-late" />
      <p className="min-w-0 flex-1 leading-snug">{says}</p>
      {children}
    </li>
  );
}

/** Sends a technician what was found, and what to do about it. */
function AskTechnician({ check }: { check: Check }) {
  const { name, subject: subjectOf } = text.technician;
  const { whatsApp, mail } = peopleTexts.writeBy;
  const subject = subjectOf(useSchoolName(), check.title);
  const body = encodeURIComponent(reportText(subject, [check]));
  const ways = [
    { way: whatsApp, href: `https://wa.me/?text=${body}`, icon: "whatsapp" },
    {
      way: mail,
      href: `mailto:?subject=${encodeURIComponent(subject)}&body=${body}`,
      icon: "mail",
    },
  ] as const;
  return ways.map(({ way, href, icon }) => (
    <a
      key={way}
      href={href}
      {...(icon === "whatsapp" && { target: "_blank", rel: "noreferrer" })}
      aria-label={name(way, check.title)}
      className="icon-button border border-border bg-card"
    >
      {icon === "whatsapp" ? <Icon name={icon} className="size-5" /> : <StudioIcon name={icon} />}
    </a>
  ));
}
