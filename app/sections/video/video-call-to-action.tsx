import type { Video } from "#content/pages/videos.ts";

import { type SectionTone, SplitSection } from "../../ui/section/section.tsx";
import { ApplyLink } from "../apply-link.tsx";
import { VideoCard } from "./video-card.tsx";

interface VideoCallToActionProps {
  heading: string;
  text: string;
  video: Video;
  tone: SectionTone;
}

/** A section with a video card and a link to the application form. */
export function VideoCallToAction({ heading, text, video, tone }: VideoCallToActionProps) {
  return (
    <SplitSection
      id="video"
      heading={heading}
      introduction={text}
      tone={tone}
      beside={
        <VideoCard
          {...video}
          size="even"
          sizes="(width < 48rem) calc(100vw - 51px), (width < 80rem) 47vw, 678px"
        />
      }
    >
      <ApplyLink />
    </SplitSection>
  );
}
