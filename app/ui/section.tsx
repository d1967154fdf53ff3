import type { ReactNode } from "react";

/** Bands of the tones take turns down a page. */
const sectionTones = {
  ground: "",
  surface: "bg-surface",
  night: "bg-page-night text-text scheme-dark",
} as const;

export type SectionTone = keyof typeof sectionTones;

interface SectionProps {
  /** Names the band in addresses; its heading is named after it. */
  id: string;
  heading: string;
  introduction?: string;
  tone?: SectionTone;
  children: ReactNode;
}

/** A band of a page: a heading, a few words if need be, and what belongs to them. */
export function Section({ children, tone = "ground", ...head }: SectionProps) {
  return (
    <Band id={head.id} tone={tone}>
      <BandHead {...head} />
      <div className="mt-10 md:mt-14">{children}</div>
    </Band>
  );
}

interface SplitSectionProps extends SectionProps {
  /** Stands beside the rest on wide screens, and right below the heading on narrow ones. */
  beside: ReactNode;
}

/** Two columns, the second a little wider, on wide screens. */
export const splitColumns = "grid gap-x-14 md:grid-cols-[5fr_6fr] lg:gap-x-20";

/** A band in two columns, the second of which reaches into the page's margin on wide screens. */
export function SplitSection({ beside, children, tone = "ground", ...head }: SplitSectionProps) {
  return (
    <Band id={head.id} tone={tone}>
      {/* The outer rows share what is left, so the words are centred against a taller neighbour. */}
      <div className={`md:grid-rows-[1fr_auto_auto_1fr] ${splitColumns}`}>
        <div className="md:row-start-2">
          <BandHead {...head} />
        </div>
        <div className="mt-8 md:col-start-2 md:row-span-4 md:row-start-1 md:mt-0 md:-mr-[clamp(0rem,(100vw-72rem)/2,5rem)] md:self-center">
          {beside}
        </div>
        <div className="mt-8 md:row-start-3">{children}</div>
      </div>
    </Band>
  );
}

interface BandProps {
  /** Names the band in addresses; the heading in it has this name and `-heading`. */
  id: string;
  tone: SectionTone;
  children: ReactNode;
}

/** A band across the page, named after the heading in it. */
export function Band({ id, tone, children }: BandProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className={`overflow-x-clip ${sectionTones[tone]}`}
    >
      <div className="mx-auto max-w-6xl px-6 py-16 sm:py-22 lg:py-28">{children}</div>
    </section>
  );
}

/** What a band begins with. */
export function BandHead({ id, heading, introduction }: Omit<SectionProps, "tone" | "children">) {
  return (
    <>
      <h2 id={`${id}-heading`} className="max-w-[14.5em] text-title">
        {heading}
      </h2>
      {introduction && <p className="mt-4 max-w-prose text-lead text-quiet">{introduction}</p>}
    </>
  );
}
