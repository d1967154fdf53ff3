import type { ReactNode } from "react";

/** The backgrounds of sections, which alternate down a page. */
const sectionTones = {
  background: "",
  card: "bg-[light-dark(#fff,var(--color-midnight))]",
  sand: "sand",
  night: "bg-[light-dark(var(--color-night),var(--color-midnight))] text-foreground scheme-dark",
  plum: "bg-plum text-foreground scheme-dark",
} as const;

export type SectionTone = keyof typeof sectionTones;

interface SectionProps {
  /** The section's id; the heading's id is `<id>-heading`. */
  id: string;
  heading: string;
  introduction?: string;
  tone?: SectionTone;
  /** Whether it is a band of words, which needs less room than one with pictures. */
  isDense?: boolean | undefined;
  children: ReactNode;
}

/** A section of a page with a heading, an optional introduction and content. */
export function Section({ children, tone = "background", isDense, ...head }: SectionProps) {
  return (
    <SectionFrame id={head.id} tone={tone} isDense={isDense}>
      <SectionHeading {...head} />
      <div className="mt-8 md:mt-14">{children}</div>
    </SectionFrame>
  );
}

/** Two columns on wide screens, the second slightly wider. */
export const splitColumns = "grid gap-x-14 md:grid-cols-[5fr_6fr] lg:gap-x-20";

/** Hides a section until all of it is parsed: content added later would cause a layout shift. */
export const hiddenUntilParsed = "in-[main:not(:has(+footer))>section:not(:has(+*))]:invisible";

interface SectionFrameProps {
  /** The section's id; the heading inside needs the id `<id>-heading`. */
  id: string;
  tone: SectionTone;
  isDense?: boolean | undefined;
  children: ReactNode;
}

/** A full-width section, labelled by its heading. */
export function SectionFrame({ id, tone, isDense = false, children }: SectionFrameProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className={`overflow-x-clip ${sectionTones[tone]}`}
    >
      <div className={`mx-auto max-w-6xl px-6 py-12 ${isDense ? "md:py-18" : "sm:py-22 lg:py-28"}`}>
        {children}
      </div>
    </section>
  );
}

/** A section's heading and introduction. */
export function SectionHeading({
  id,
  heading,
  introduction,
}: Pick<SectionProps, "id" | "heading" | "introduction">) {
  return (
    <>
      <h2 id={`${id}-heading`} className="max-w-[14.5em] text-title">
        {heading}
      </h2>
      {introduction && (
        <p className="mt-4 max-w-prose text-lead text-muted-foreground">{introduction}</p>
      )}
    </>
  );
}
