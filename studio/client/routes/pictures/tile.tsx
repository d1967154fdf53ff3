import { Link } from "react-router";

import type { SlotPicture } from "#studio/server/pictures/slot-overview.ts";
import { StudioIcon } from "../../shell/studio-icon.tsx";
import { sourceOf } from "./slot-words.ts";

interface TileProps {
  /** What is shown and changed. */
  picture: SlotPicture;
  /** Whether the picture is another one than its title says, and is not shown. */
  isBlank?: boolean;
  title: string;
  about?: string;
  isDone: boolean;
  /** Whether there is a photograph. */
  children: React.ReactNode;
}

/** A picture that leads to the place where it is changed. */
export function Tile({ picture, isBlank = false, title, about, isDone, children }: TileProps) {
  const { slot } = picture;
  const source = sourceOf(picture);
  return (
    <Link
      to={`/website/pictures/${slot}`}
      className="group panel flex h-full flex-col overflow-clip p-0!"
    >
      <span
        className={`grid aspect-4/3 shrink-0 place-items-center overflow-hidden border-b border-border ${isBlank ? "bg-muted text-link" : "bg-white"}`}
      >
        {isBlank && <StudioIcon name="picture" className="size-8" />}
        {source && !isBlank && (
          <img
            src={source}
            alt=""
            className={`size-full ${slot === "logo" ? "object-contain p-4" : "object-cover"}`}
          />
        )}
      </span>
      <span className="flex flex-1 flex-col gap-1 p-2.5 text-sm leading-tight sm:px-3">
        <span className="font-medium break-words group-hover:underline">{title}</span>
        {about && <span className="whitespace-pre-line text-muted-foreground">{about}</span>}
        {children && (
          <span className="mt-auto flex items-center gap-1 text-link">
            {isDone && <StudioIcon name="check" className="size-4" />}
            {children}
          </span>
        )}
      </span>
    </Link>
  );
}
