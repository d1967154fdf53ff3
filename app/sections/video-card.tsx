import { videoText, type Video } from "#content/videos.ts";
import { type MouseEvent, useId, useState } from "react";

import { Icon } from "../ui/icon.tsx";
import { takeOverClick } from "../ui/plain-click.ts";
import { Picture } from "../ui/picture.tsx";
import { useLoadedPart } from "../ui/use-loaded-part.ts";
import type { VideoModalSize } from "../ui/video-modal.tsx";

/** The player is loaded when somebody is about to press Play. */
const loadModal = () => import("../ui/video-modal.tsx").then(({ VideoModal }) => VideoModal);

interface VideoCardProps extends Video {
  size: VideoModalSize;
  /** How wide the card is, as the attribute `sizes` has it. */
  sizes: string;
}

/** A video’s still picture with a play button over it; it leads to the video, or opens it here. */
export function VideoCard({ title, poster, address, captions, size, sizes }: VideoCardProps) {
  const nameId = useId();
  const { Part: VideoModal, prepare, ready } = useLoadedPart(loadModal);
  const [selected, setSelected] = useState<{ poster: string | undefined }>();

  function open(event: MouseEvent<HTMLAnchorElement>) {
    if (!takeOverClick(event)) return;
    // The very file that the browser chose for the card: nothing more to download.
    setSelected({ poster: event.currentTarget.querySelector("img")?.currentSrc || undefined });
    // What cannot be shown here is shown by itself.
    ready().catch(() => location.assign(address));
  }

  return (
    <>
      <a
        href={address}
        onClick={open}
        onPointerEnter={prepare}
        onFocus={prepare}
        aria-haspopup="dialog"
        aria-labelledby={nameId}
        className="group block rounded-2xl outline-offset-4"
      >
        <span className="relative block overflow-hidden rounded-2xl shadow-soft">
          <Picture
            {...poster}
            sizes={sizes}
            className="aspect-video h-auto w-full object-cover transition-transform duration-250 ease-out group-hover:scale-103 group-focus-visible:scale-103 motion-reduce:transition-none"
          />
          <span className="absolute inset-0 m-auto grid size-16 place-items-center rounded-full bg-cream text-sea shadow-soft transition-transform duration-200 ease-out group-hover:scale-110 group-focus-visible:scale-110 motion-reduce:transition-none md:max-lg:size-12">
            <Icon name="play" className="size-7 translate-x-0.5 fill-current md:max-lg:size-6" />
          </span>
        </span>
        <span
          id={nameId}
          className="mt-4 block font-display text-subtitle underline-offset-4 group-hover:underline"
        >
          <span className="sr-only">{videoText.play} </span>
          {title}
        </span>
      </a>
      {selected && VideoModal && (
        <VideoModal
          {...{ title, address, captions, size }}
          poster={selected.poster}
          close={videoText.close}
          onClose={() => setSelected(undefined)}
        />
      )}
    </>
  );
}
