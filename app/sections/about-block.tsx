import type { Picture } from "#content/schema/formats.ts";

import { ButtonLink } from "../ui/button/button-link.tsx";
import { ResponsivePicture } from "../ui/picture/responsive-picture.tsx";
import {
  hiddenUntilParsed,
  SectionFrame,
  SectionHeading,
  type SectionTone,
  splitColumns,
} from "../ui/section/section.tsx";

interface AboutBlockProps {
  id: string;
  heading: string;
  paragraphs: readonly string[];
  picture: Picture | undefined;
  tone: SectionTone;
  link?: { to: string; label: string };
}

/** A section with paragraphs about the school, and perhaps a picture that reaches the window's edge. */
export function AboutBlock({ id, heading, paragraphs, picture, tone, link }: AboutBlockProps) {
  return (
    <SectionFrame id={id} tone={tone}>
      {/* The first and last row share the remaining height, which centres the text vertically. */}
      <div className={`md:grid-rows-[1fr_auto_auto_1fr] ${splitColumns} ${hiddenUntilParsed}`}>
        <div className="md:row-start-2">
          <SectionHeading id={id} heading={heading} />
        </div>
        {/* On phones above the paragraphs, unless they are few and lead on to a page with more. */}
        {picture && (
          <div className="mt-8 max-md:has-[+*_a]:order-1 md:col-start-2 md:row-span-4 md:row-start-1 md:mt-0 md:self-center">
            <ResponsivePicture
              {...picture}
              sizes="(width < 48rem) calc(100vw - 51px), (width < 64rem) 63vw, 54vw"
              className="about-picture"
            />
          </div>
        )}
        <div
          className={`max-w-prose space-y-5 ${picture ? "mt-8 md:row-start-3" : "max-md:mt-8 md:row-start-2"}`}
        >
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
      </div>
    </SectionFrame>
  );
}
