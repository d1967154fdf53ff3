import type { ReactNode } from "react";

import type { Picture as PictureContent } from "#content/picture.ts";

import { Wave } from "../ornaments/wave.tsx";
import { FirstScreenEnd } from "../ui/first-screen-end.tsx";
import { Picture } from "../ui/picture.tsx";

interface PageHeaderProps {
  title: string;
  text: string;
  picture: PictureContent;
  /** What follows the text. */
  children?: ReactNode;
}

/** The head of every page but the first: over the picture on wide screens, under it on phones. */
export function PageHeader({ title, text, picture, children }: PageHeaderProps) {
  return (
    <div className="page-header relative isolate overflow-hidden bg-ground text-text scheme-dark">
      <Picture
        {...picture}
        priority
        sizes="(width < 28rem) 420px, (width < 48rem) 100vw, (width < 90rem) 1440px, 100vw"
        className="h-48 w-full object-cover sm:h-60 md:absolute md:inset-0 md:-z-20 md:h-full"
      />
      <div className="shade header-side" />
      <div className="mx-auto flex max-w-6xl flex-col items-start justify-center px-6 pt-10 pb-16 md:min-h-112 md:py-20">
        <h1 className="text-display md:max-w-[53%]">{title}</h1>
        <p className="mt-4 max-w-[22.5em] text-lead text-balance">{text}</p>
        {children && <div className="mt-8">{children}</div>}
      </div>
      <Wave />
      <FirstScreenEnd />
    </div>
  );
}
