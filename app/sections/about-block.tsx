import type { Picture as PictureContent } from "#content/picture.ts";

import { ButtonLink } from "../ui/button-link.tsx";
import { Picture } from "../ui/picture.tsx";
import { SplitSection } from "../ui/section.tsx";

interface AboutBlockProps {
  id: string;
  heading: string;
  paragraphs: readonly string[];
  picture: PictureContent;
  link?: { to: string; label: string };
}

/** Who the school is, beside a picture. */
export function AboutBlock({ id, heading, paragraphs, picture, link }: AboutBlockProps) {
  return (
    <SplitSection
      id={id}
      heading={heading}
      tone="surface"
      beside={
        <Picture
          {...picture}
          className="aspect-4/3 h-auto w-full rounded-2xl object-cover shadow-sm"
        />
      }
    >
      <div className="max-w-prose space-y-5">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {link && (
          <ButtonLink to={link.to} variant="quiet">
            {link.label}
          </ButtonLink>
        )}
      </div>
    </SplitSection>
  );
}
