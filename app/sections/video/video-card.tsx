import { poster } from "#content/pages/shaped-pictures.ts";
import { videoText, type Video } from "#content/pages/video-text.ts";
import { type MouseEvent, useId, useState } from "react";

import { Icon } from "../../ui/icon/icon.tsx";
import { interceptClick } from "../../ui/click.ts";
import { ResponsivePicture } from "../../ui/picture/responsive-picture.tsx";
import { useLazyComponent } from "../../ui/use-lazy-component.ts";
import type { VideoModalSize } from "./video-modal.tsx";

const importModal = () => import("./video-modal.tsx").then(({ VideoModal }) => VideoModal);

/** A video; without a still of it, its card has a plain ground. */
export type ShownVideo = Omit<Video, "poster"> & { poster: Video["poster"] | undefined };

interface VideoCardProps extends ShownVideo {
  size: VideoModalSize;
  /** The poster's `sizes` attribute. */
  sizes: string;
}

/** A video's poster with a play icon. It links to the video; a click opens a modal instead. */
export function VideoCard({
  title,
  poster: still,
  address,
  secondFormat,
  captions,
  size,
  sizes,
}: VideoCardProps) {
  const nameId = useId();
  const { Component: VideoModal, load, preload } = useLazyComponent(importModal);
  const [selected, setSelected] = useState<{ poster: string | undefined }>();

  function open(event: MouseEvent<HTMLAnchorElement>) {
    if (!interceptClick(event)) return;
    // The modal reuses the poster file that the card has loaded.
    setSelected({ poster: event.currentTarget.querySelector("img")?.currentSrc || undefined });
    // If the modal's chunk fails to load, follow the link.
    load().catch(() => location.assign(address));
  }

  return (
    <>
      <a
        href={address}
        onClick={open}
        onPointerEnter={preload}
        onFocus={preload}
        aria-haspopup="dialog"
        aria-labelledby={nameId}
        className="group block rounded-2xl outline-offset-4"
      >
        <span className="relative block overflow-hidden rounded-2xl shadow-soft">
          {still ? (
            <ResponsivePicture
              {...poster(still)}
              sizes={sizes}
              className="aspect-video w-full object-cover"
            />
          ) : (
            <span className="block aspect-video bg-deep">
              <span className="hour-sun absolute right-4 bottom-0 w-2/3 bg-sea bg-none" />
            </span>
          )}
          <span className="absolute bottom-4 left-4 grid size-16 place-items-center rounded-full bg-cream text-sea shadow-soft transition-transform duration-200 ease-out group-hover:scale-110 group-focus-visible:scale-110 motion-reduce:transition-none md:max-lg:size-12">
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
          {...{ title, address, secondFormat, captions, size }}
          poster={selected.poster}
          onClose={() => setSelected(undefined)}
        />
      )}
    </>
  );
}
