import type { ReactNode } from "react";

const tones = {
  ground: "",
  surface: "border-y border-line bg-surface",
} as const;

/** Bands of the two tones take turns down a page. */
export type SectionTone = keyof typeof tones;

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
      <div className="mt-8 md:mt-12">{children}</div>
    </Band>
  );
}

interface SplitSectionProps extends SectionProps {
  /** Stands beside the rest on wide screens, and right below the heading on narrow ones. */
  beside: ReactNode;
}

/** A band in two columns. */
export function SplitSection({ beside, children, tone = "ground", ...head }: SplitSectionProps) {
  return (
    <Band id={head.id} tone={tone}>
      {/* The outer rows share what is left, so the words are centred against a taller neighbour. */}
      <div className="grid gap-x-14 md:grid-cols-[5fr_6fr] md:grid-rows-[1fr_auto_auto_1fr]">
        <div className="md:row-start-2">
          <Head {...head} />
        </div>
        <div className="mt-8 md:col-start-2 md:row-span-4 md:row-start-1 md:mt-0 md:self-center">
          {beside}
        </div>
        <div className="mt-8 md:row-start-3">{children}</div>
      </div>
    </Band>
  );
}

function Band({ id, tone, children }: { id: string; tone: SectionTone; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={tones[tone]}>
      <div className="mx-auto max-w-6xl px-6 py-16 sm:py-24">{children}</div>
    </section>
  );
}

function Head({ id, heading, introduction }: Omit<SectionProps, "tone" | "children">) {
  return (
    <>
      <h2 id={`${id}-heading`} className="max-w-[24ch] text-4xl sm:text-5xl">
        {heading}
      </h2>
      {introduction && <p className="mt-4 max-w-prose text-lg text-quiet">{introduction}</p>}
    </>
  );
}
