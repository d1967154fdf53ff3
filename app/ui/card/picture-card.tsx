import type { ComponentProps } from "react";

import { ResponsivePicture } from "../picture/responsive-picture.tsx";

interface PictureCardProps {
  title: string;
  text: string;
  picture: ComponentProps<typeof ResponsivePicture>;
  /** The title's element, one level below the section's heading. */
  heading?: "h2" | "h3";
}

/** A card with a picture, a title and a short text. */
export function PictureCard({ title, text, picture, heading: Heading = "h3" }: PictureCardProps) {
  return (
    <div className="flex h-full flex-col overflow-hidden rounded-2xl bg-card shadow-soft">
      <div className="bg-muted px-6 pt-5 pb-3 sm:pt-7 sm:pb-5">
        <ResponsivePicture {...picture} className="mx-auto h-auto w-full max-w-48 sm:max-w-56" />
      </div>
      <div className="px-6 pt-6 pb-8">
        <Heading className="text-subtitle">{title}</Heading>
        <p className="mt-2.5 text-muted-foreground">{text}</p>
      </div>
    </div>
  );
}
