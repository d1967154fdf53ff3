import type { ComponentProps } from "react";

import { Picture } from "./picture.tsx";

interface CardProps {
  title: string;
  text: string;
  picture: ComponentProps<typeof Picture>;
  /** One below the heading that the card stands under. */
  heading?: "h2" | "h3";
}

/** A drawing on a tinted ground, a title and a sentence or two. */
export function Card({ title, text, picture, heading: Heading = "h3" }: CardProps) {
  return (
    <div className="flex h-full flex-col overflow-hidden rounded-2xl bg-surface shadow-soft">
      <div className="bg-tint px-6 pt-5 pb-3 sm:pt-7 sm:pb-5">
        <Picture {...picture} className="mx-auto h-auto w-full max-w-48 sm:max-w-56" />
      </div>
      <div className="px-6 pt-6 pb-8">
        <Heading className="text-subtitle">{title}</Heading>
        <p className="mt-2.5 text-quiet">{text}</p>
      </div>
    </div>
  );
}
