import { Link } from "react-router";

import { buttonClass } from "#app/ui/button/button.tsx";

import type { SlotPicture } from "#studio/server/pictures/slot-overview.ts";
import { StudioIcon } from "../../shell/studio-icon.tsx";
import { sourceOf } from "./slot-words.ts";

interface TileProps {
  picture: SlotPicture;
  /** The name of the place that it leads to; by default the picture’s. */
  to?: string | undefined;
  /** What is to know about it, on the picture. */
  label: string | false;
  /** Whether a photograph is asked for in its place. */
  isWanted: boolean;
  title: string;
  about?: string;
  /** The name of the place where it is missing. */
  place?: string | undefined;
  /** Whether it is the one to begin with. */
  isNext?: boolean;
  /** Whether there is a photograph. */
  children: React.ReactNode;
}

/** A picture that leads to the place where it is changed. */
export function Tile(props: TileProps) {
  const { picture, to = picture.slot, label, isWanted, title, about, place, children } = props;
  const { slot, isPhotograph } = picture;
  const isDone = isPhotograph && to === slot;
  const source = sourceOf(picture);
  return (
    <Link
      to={`/website/pictures/${to}`}
      className="group panel flex h-full overflow-clip p-0! max-sm:flex-wrap sm:flex-col"
    >
      <span
        className={`relative shrink-0 overflow-hidden max-sm:min-h-24 max-sm:w-28 sm:aspect-4/3 ${isWanted ? "bg-muted" : "bg-white"}`}
      >
        {source && (
          <img
            src={source}
            alt=""
            className={`absolute size-full ${slot === "logo" ? "object-contain p-4" : "object-cover"}`}
          />
        )}
        {label && (
          <span className="badge absolute top-2 left-2 max-w-[calc(100%-1rem)] bg-card text-xs whitespace-normal">
            {label}
          </span>
        )}
      </span>
      <span className="flex min-w-0 flex-1 flex-col gap-1 p-2.5 max-sm:basis-36 text-sm leading-tight text-balance sm:px-3">
        <span className="font-medium break-words group-hover:underline">{title}</span>
        {about && <span className="text-muted-foreground">{about}</span>}
        <span className="mt-auto grid gap-1">
          {place && <span className="text-xs text-muted-foreground">{place}</span>}
          {children && (
            <span
              className={`inline-flex min-h-10 items-center gap-1 justify-self-start ${props.isNext ? `${buttonClass("primary")} px-3` : "font-medium text-link"}`}
            >
              {(isDone || isWanted) && (
                <StudioIcon name={isDone ? "check" : "add"} className="size-4" />
              )}
              {children}
            </span>
          )}
        </span>
      </span>
    </Link>
  );
}
