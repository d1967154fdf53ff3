import type { ComponentProps } from "react";
import { Picture } from "./picture.tsx";

interface CardProps {
  title: string;
  text: string;
  picture: ComponentProps<typeof Picture>;
  /** One below the heading that the card stands under. */
  heading?: "h2" | "h3";
}

/** A drawing, a title and a sentence or two. */
export function Card({ title, text, picture, heading: Heading = "h3" }: CardProps) {
  return (
    <div className="flex h-full flex-col rounded-2xl border border-line bg-surface p-6 shadow-sm">
      <Picture {...picture} className="mx-auto h-auto w-44" />
      <Heading className="mt-5 text-xl">{title}</Heading>
      <p className="mt-2 text-quiet">{text}</p>
    </div>
  );
}
