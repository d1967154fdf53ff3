import type { ReactNode } from "react";

import {
  hiddenUntilParsed,
  SectionFrame,
  SectionHeading,
  type SectionTone,
} from "../../ui/section/section.tsx";
import { ApplyLink } from "../apply-link.tsx";
import { type ShownVideo, VideoCard } from "./video-card.tsx";

interface VideoCallToActionProps {
  heading: string;
  text: string;
  video: ShownVideo;
  tone: SectionTone;
  /** The link to apply, if it is not a loud one. */
  children?: ReactNode;
}

/** A heading and a link to apply, beside a video. */
export function VideoCallToAction({
  heading,
  text,
  video,
  tone,
  children,
}: VideoCallToActionProps) {
  return (
    <SectionFrame id="video" tone={tone}>
      <div
        className={`grid items-center gap-x-14 gap-y-9 md:grid-cols-[5fr_8fr] ${hiddenUntilParsed}`}
      >
        <div>
          <SectionHeading id="video" heading={heading} introduction={text} />
          <p className="mt-7">{children ?? <ApplyLink />}</p>
        </div>
        <VideoCard
          {...video}
          size="even"
          sizes="(width < 48rem) calc(100vw - 51px), (width < 77rem) 57vw, 700px"
        />
      </div>
    </SectionFrame>
  );
}
