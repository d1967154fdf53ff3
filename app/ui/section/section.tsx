import type { ReactNode } from "react";

/** The backgrounds of sections, which alternate down a page. */
const sectionTones = {
  background: "",
  card: "bg-[light-dark(#fff,var(--background))]",
  sand: "sand",
  night: "bg-night text-foreground scheme-dark",
  plum: "bg-plum text-foreground scheme-dark",
} as const;

export type SectionTone = keyof typeof sectionTones;

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
      <div className="mt-8 md:mt-14">{children}</div>
    </SectionFrame>
  );
}

interface SplitSectionProps extends SectionProps {
  /** The second column; on narrow screens it is below the text. */
  beside: ReactNode;
}

/** Two columns on wide screens, the second slightly wider. */
export const splitColumns = "grid gap-x-14 md:grid-cols-[5fr_6fr] lg:gap-x-20";

/** Hides a section until all of it is parsed: content added later would cause a layout shift. */
export const hiddenUntilParsed = "in-[main:not(:has(+footer))>section:not(:has(+*))]:invisible";

/** A section in two columns, the second of which is centred beside the first. */
export function SplitSection({
  beside,
  children,
  tone = "background",
  ...head
}: SplitSectionProps) {
  return (
    <SectionFrame id={head.id} tone={tone}>
      {/* The first and last row share the remaining height, which centres the text vertically. */}
      <div className={`md:grid-rows-[1fr_auto_auto_1fr] ${splitColumns} ${hiddenUntilParsed}`}>
        <div className="md:row-start-2">
          <SectionHeading {...head} />
        </div>
        <div className="mt-8 max-md:order-1 md:col-start-2 md:row-span-4 md:row-start-1 md:mt-0 md:self-center">
          {beside}
        </div>
        <div className="mt-8 md:row-start-3">{children}</div>
      </div>
    </SectionFrame>
  );
}

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
      <div className="mx-auto max-w-6xl px-6 py-12 sm:py-22 lg:py-28">{children}</div>
    </section>
  );
}

/** A section's heading and introduction. */
export function SectionHeading({
  id,
  heading,
  introduction,
}: Omit<SectionProps, "tone" | "children">) {
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
