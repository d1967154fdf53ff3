import type { ComponentProps, ReactNode } from "react";

import { ResponsivePicture } from "../picture/responsive-picture.tsx";

interface PictureCardProps {
  title: ReactNode;
  text: string;
  picture: ComponentProps<typeof ResponsivePicture>;
  /** The title's element, one level below the section's heading. */
  heading?: "h2" | "h3";
  /** On phones, shows the picture beside the text, which saves half of the height. */
  isRowOnPhones?: boolean;
}

/** A card with a picture, a title and a short text. */
export function PictureCard({
  title,
  text,
  picture,
  heading: Heading = "h3",
  isRowOnPhones = false,
}: PictureCardProps) {
  return (
    <div
      className={`grid h-full content-start overflow-hidden rounded-2xl bg-card shadow-soft ${isRowOnPhones ? "max-sm:grid-cols-[min(8.5rem,50vw-80px)_1fr]" : ""}`}
    >
      <div
        className={`grid items-center bg-muted sm:px-6 sm:pt-7 sm:pb-5 ${isRowOnPhones ? "px-1 py-3" : "px-6 pt-5 pb-3"}`}
      >
        <ResponsivePicture {...picture} className="mx-auto h-auto w-full max-w-48 sm:max-w-56" />
      </div>
      <div className="px-5 pt-5 pb-6 sm:px-6 sm:pt-6 sm:pb-8">
        <Heading className="text-subtitle">{title}</Heading>
        <p className="mt-2.5 text-pretty text-muted-foreground">{text}</p>
      </div>
    </div>
  );
}
