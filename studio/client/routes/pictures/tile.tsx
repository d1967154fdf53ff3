import { Link } from "react-router";

import type { SlotPicture } from "#studio/server/pictures/slot-overview.ts";
import { StudioIcon } from "../../shell/studio-icon.tsx";
import { sourceOf } from "./slot-words.ts";

interface TileProps {
  /** What is shown and changed. */
  picture: SlotPicture;
  /** What the picture is, on it. */
  badge?: string | false;
  title: string;
  about?: string;
  isDone: boolean;
  /** Whether there is a photograph. */
  children: React.ReactNode;
}

/** A picture that leads to the place where it is changed. */
export function Tile({ picture, badge, title, about, isDone, children }: TileProps) {
  const { slot } = picture;
  const source = sourceOf(picture);
  return (
    <Link
      to={`/website/pictures/${slot}`}
      className="group panel flex h-full flex-col overflow-clip p-0!"
    >
      <span className="relative block aspect-4/3 shrink-0 overflow-hidden border-b border-border bg-white">
        {source && (
          <img
            src={source}
            alt=""
            className={`size-full ${slot === "logo" ? "object-contain p-4" : "object-cover"}`}
          />
        )}
        {badge && (
          <span className="absolute bottom-2 left-2 rounded-full bg-card px-2.5 py-0.5 text-xs font-medium">
            {badge}
          </span>
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
