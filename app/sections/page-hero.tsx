import type { ReactNode } from "react";

import type { Picture } from "#content/pages/picture.ts";

import { Wave } from "./wave.tsx";
import { FoldMarker } from "../startup/fold-marker.tsx";
import { ResponsivePicture } from "../ui/picture/responsive-picture.tsx";

interface PageHeroProps {
  title: string;
  text: string;
  picture: Picture;
  /** Whether the hero is low, above a form or a long text. */
  isLow?: boolean;
  /** Shown below the text. */
  children?: ReactNode;
}

/** The hero of every page except the home page: text on the quiet part of a picture. */
export function PageHero({ title, text, picture, isLow = false, children }: PageHeroProps) {
  return (
    <div
      className={`page-hero relative isolate overflow-hidden bg-night scheme-dark${isLow ? " page-hero-low" : ""}`}
    >
      <ResponsivePicture
        {...picture}
        priority
        // A phone of 412 px with 1.75 pixels to each takes the picture of 720 px, not of 960.
        sizes="(width < 28rem) 410px, (width < 48rem) 100vw, (width < 90rem) 1440px, 100vw"
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
