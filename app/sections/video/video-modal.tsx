import { videoText } from "#content/pages/video-text.ts";
import type { ComponentProps } from "react";

import { Modal } from "../../ui/dialog/modal.tsx";
import { VideoPlayer } from "./video-player.tsx";

/** The modal's size relative to the viewport (specification, section 2). */
const sizes = {
  stepped: "h-[70dvh] w-[90vw] min-[600px]:h-[80dvh] min-[600px]:w-[80vw] min-[900px]:w-[60vw]",
  even: "h-[80dvh] w-[80vw]",
} as const;

export type VideoModalSize = keyof typeof sizes;

interface VideoModalProps extends ComponentProps<typeof VideoPlayer> {
  size: VideoModalSize;
  onClose: () => void;
}

/** A modal that plays a video. */
export function VideoModal({ size, onClose, ...video }: VideoModalProps) {
  return (
    <Modal
      label={video.title}
      close={videoText.close}
      onClose={onClose}
      head={<p className="pl-2 font-display text-lg leading-tight sm:text-xl">{video.title}</p>}
      className={`rounded-2xl bg-midnight text-foreground shadow-soft ring-1 ring-border scheme-dark backdrop:bg-night/80 ${sizes[size]}`}
    >
      <div className="flex min-h-0 flex-1 items-center">
        <VideoPlayer {...video} />
      </div>
    </Modal>
  );
}
