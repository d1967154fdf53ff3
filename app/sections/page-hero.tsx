import type { ReactNode } from "react";

import type { Photograph } from "#content/pictures/photograph.ts";
import type { Picture } from "#content/schema/formats.ts";

import { Wave } from "./wave.tsx";
import { FoldMarker } from "../startup/route-styles.tsx";
import { ResponsivePicture } from "../ui/picture/responsive-picture.tsx";

interface PageHeroProps {
  title: string;
  text: string;
  /** A drawing, on whose quiet part the text stands. */
  picture: Picture;
  /** Takes the place of the drawing. */
  photograph?: Photograph | undefined;
  /** Whether the hero is low, above a form or a long text. */
  isLow?: boolean;
  children?: ReactNode;
}

/** The hero of every page except the home page: a title, and a picture behind or beside it. */
export function PageHero({
  title,
  text,
  picture,
  photograph,
  isLow = false,
  children,
}: PageHeroProps) {
  return (
    <div
      data-scrim={photograph && (photograph.scrim ?? "beside")}
      className={`page-hero${isLow ? " page-hero-low" : ""} relative isolate overflow-hidden bg-night scheme-dark`}
    >
      <ResponsivePicture
        {...(photograph ?? picture)}
        priority
        sizes={
          photograph
            ? "100vw"
            : // A phone of 412 px with 1.75 pixels to each takes the picture of 720 px, not of 960.
              "(width < 28rem) 410px, (width < 48rem) 100vw, (width < 90rem) 1440px, 100vw"
        }
      />
      <div className="shade" />
      <div className="page-hero-words mx-auto max-w-6xl px-6">
        <h1>{title}</h1>
        <p className="mt-4 max-w-[18em] md:max-w-[16em] text-lead text-balance">{text}</p>
        {children && <div className="mt-7">{children}</div>}
      </div>
      <Wave />
      <FoldMarker />
    </div>
  );
}
