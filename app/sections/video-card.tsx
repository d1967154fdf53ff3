import { videoText, type Video } from "#content/videos.ts";

import { Icon } from "../ui/icon.tsx";
import { Picture } from "../ui/picture.tsx";

/** A video’s still picture with a play button over it; it opens the video in a new tab. */
export function VideoCard({ title, poster, address }: Video) {
  return (
    <a href={address} target="_blank" rel="noopener" className="group block rounded-2xl">
      <span className="relative block overflow-hidden rounded-2xl border border-line">
        <Picture {...poster} className="aspect-video h-auto w-full object-cover" />
        <span className="absolute inset-0 m-auto grid size-16 place-items-center rounded-full bg-cream text-sea md:max-lg:size-12 shadow-lg transition-transform duration-200 group-hover:scale-110">
          <Icon name="play" className="size-8 fill-current" />
        </span>
      </span>
      <span className="mt-4 block font-display text-xl underline-offset-4 group-hover:underline">
        <span className="sr-only">{videoText.play} </span>
        {title}
        <span className="sr-only"> {videoText.newTab}</span>
      </span>
    </a>
  );
}
