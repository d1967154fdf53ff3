import type { ReactNode } from "react";

import type { Picture as PictureContent } from "#content/picture.ts";

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
    <div className="relative isolate overflow-hidden bg-ground text-text scheme-dark">
      <Picture
        {...picture}
        priority
        className="h-48 w-full object-cover sm:h-60 md:absolute md:inset-0 md:-z-20 md:h-full"
      />
      <div className="absolute inset-0 -z-10 bg-linear-to-r from-night/80 via-night/50 to-transparent max-md:hidden md:max-lg:via-night/70 lg:to-65%" />
      <div className="mx-auto flex max-w-6xl flex-col items-start justify-center px-6 py-10 md:min-h-96 md:py-16">
        <h1 className="text-4xl md:max-w-[45%] md:text-6xl">{title}</h1>
        <p className="mt-4 max-w-[34ch] text-xl text-balance">{text}</p>
        {children && <div className="mt-8">{children}</div>}
      </div>
    </div>
  );
}
