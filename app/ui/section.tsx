import type { ReactNode } from "react";

/** Bands of the tones take turns down a page. */
export const sectionTones = {
  ground: "",
  surface: "bg-surface",
  night: "bg-ground text-text scheme-dark",
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
      <Head {...head} />
      <div className="mt-10 md:mt-14">{children}</div>
    </Band>
  );
}

interface SplitSectionProps extends SectionProps {
  /** Stands beside the rest on wide screens, and right below the heading on narrow ones. */
  beside: ReactNode;
}

/** A band in two columns, the second of which reaches beyond the page's margin on wide screens. */
export function SplitSection({ beside, children, tone = "ground", ...head }: SplitSectionProps) {
  return (
    <Band id={head.id} tone={tone}>
      {/* The outer rows share what is left, so the words are centred against a taller neighbour. */}
      <div className="grid gap-x-14 md:grid-cols-[5fr_6fr] md:grid-rows-[1fr_auto_auto_1fr] lg:gap-x-20">
        <div className="md:row-start-2">
          <Head {...head} />
        </div>
        <div className="mt-8 md:col-start-2 md:row-span-4 md:row-start-1 md:mt-0 md:self-center xl:-mr-20">
          {beside}
        </div>
        <div className="mt-8 md:row-start-3">{children}</div>
      </div>
    </Band>
  );
}

function Band({ id, tone, children }: { id: string; tone: SectionTone; children: ReactNode }) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className={`overflow-x-clip ${sectionTones[tone]}`}
    >
      <div className="mx-auto max-w-6xl px-6 py-18 sm:py-24 lg:py-30">{children}</div>
    </section>
  );
}

function Head({ id, heading, introduction }: Omit<SectionProps, "tone" | "children">) {
  return (
    <>
      <h2 id={`${id}-heading`} className="max-w-[14.5em] text-title">
        {heading}
      </h2>
      {introduction && <p className="mt-4 max-w-prose text-lead text-quiet">{introduction}</p>}
    </>
  );
}
