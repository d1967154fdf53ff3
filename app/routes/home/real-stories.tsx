import { realStories } from "#content/pages/videos.ts";

import { Section } from "../../ui/section/section.tsx";
import { ApplyLink } from "../../sections/apply-link.tsx";
import { VideoCard } from "../../sections/video/video-card.tsx";

/** Three video cards and a link to the application. */
export function RealStories() {
  return (
    <Section
      id="real-stories"
      heading={realStories.heading}
      introduction={realStories.introduction}
      tone="card"
    >
      <ul className="mb-10 grid gap-8 md:grid-cols-3 md:gap-6">
        {realStories.videos.map((video) => (
          <li key={video.title}>
            <VideoCard
              {...video}
              size="stepped"
              sizes="(width < 48rem) calc(100vw - 51px), (width < 77rem) calc(33vw - 34px), 374px"
            />
          </li>
        ))}
      </ul>
      <ApplyLink />
    </Section>
  );
}
