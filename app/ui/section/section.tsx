import type { ReactNode } from "react";

/** The backgrounds of sections, which alternate down a page. */
const sectionTones = {
  background: "",
  card: "bg-(--well)",
  sand: "sand",
  // Its cards are as dark as the page in the dark theme.
  deep: "sand bg-deep [&_h2]:text-cream",
  plum: "bg-plum text-foreground scheme-dark",
} as const;

export type SectionTone = keyof typeof sectionTones;

/** The grounds of the drawings on cards that belong together, in turn. */
export const cardTints = ["bg-(--tint-1)", "bg-(--tint-2)", "bg-(--tint-3)"] as const;

interface SectionProps {
  /** The section's id; the heading's id is `<id>-heading`. */
  id: string;
  heading: string;
  introduction?: string;
  tone?: SectionTone;
  children: ReactNode;
}

/** A section of a page with a heading, an optional introduction and content. */
export function Section({ children, tone = "background", ...head }: SectionProps) {
  return (
    <SectionFrame id={head.id} tone={tone}>
      <SectionHeading {...head} />
      <div className="mt-8 md:mt-12">{children}</div>
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
  children: ReactNode;
}

/** A full-width section, labelled by its heading. */
export function SectionFrame({ id, tone, children }: SectionFrameProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className={`overflow-x-clip ${sectionTones[tone]}`}
    >
      <div className="mx-auto max-w-6xl px-6 py-11 md:py-18">{children}</div>
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
