import type { Video } from "#content/pages/video-text.ts";

import { hiddenUntilParsed, SectionHeading } from "../../ui/section/section.tsx";
import { ApplyLink } from "../apply-link.tsx";
import { VideoCard } from "./video-card.tsx";

interface VideoCallToActionProps {
  heading: string;
  text: string;
  video: Video;
  /** Whether the section is a panel on the page's background; otherwise it fills the window. */
  isFramed?: boolean;
}

/** A heading and a link to apply, beside a video's poster that fades into the background. */
export function VideoCallToAction({
  heading,
  text,
  video,
  isFramed = false,
}: VideoCallToActionProps) {
  return (
    <section
      id="video"
      aria-labelledby="video-heading"
      className={isFramed ? "px-6 py-12 sm:pt-18 sm:pb-24" : ""}
    >
      <div
        className={`video-stage scheme-dark ${hiddenUntilParsed} ${isFramed ? "mx-auto max-w-[69rem] rounded-[1.5rem] sm:rounded-[2rem]" : ""}`}
      >
        <div className={`mx-auto max-w-6xl px-6 ${isFramed ? "lg:px-16" : ""}`}>
          <div>
            <SectionHeading id="video" heading={heading} introduction={text} />
          </div>
          <VideoCard
            {...video}
            size="even"
            sizes="(width < 48rem) 96vw, (width < 110rem) 66vw, 1536px"
          />
          <ApplyLink />
        </div>
      </div>
    </section>
  );
}
