import type { Photograph } from "#content/pictures/photograph.ts";
import type { Picture } from "#content/schema/formats.ts";

import { ButtonLink } from "../ui/button/button-link.tsx";
import { ResponsivePicture } from "../ui/picture/responsive-picture.tsx";
import { type SectionTone, SplitSection } from "../ui/section/section.tsx";

interface AboutBlockProps {
  id: string;
  heading: string;
  paragraphs: readonly string[];
  picture: Picture;
  photograph?: Photograph | undefined;
  tone: SectionTone;
  link?: { to: string; label: string };
}

/** A section with paragraphs about the school, and a picture that reaches the window's edge. */
export function AboutBlock({
  id,
  heading,
  paragraphs,
  picture,
  photograph,
  tone,
  link,
}: AboutBlockProps) {
  return (
    <SplitSection
      id={id}
      heading={heading}
      tone={tone}
      beside={
        <ResponsivePicture
          {...(photograph ?? picture)}
          sizes="(width < 48rem) calc(100vw - 51px), (width < 64rem) 63vw, 54vw"
          className="about-picture"
        />
      }
    >
      <div className="max-w-prose space-y-5">
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="text-lg first:text-lead last:text-balance">
            {paragraph}
          </p>
        ))}
        {link && (
          <p className="pt-4">
            <ButtonLink to={link.to} variant="outline">
              {link.label}
            </ButtonLink>
          </p>
        )}
      </div>
    </SplitSection>
  );
}
