import { useContent } from "../../content-context.tsx";
import { SectionFrame, SectionHeading } from "../../ui/section/section.tsx";
import { ApplyLink } from "../../sections/apply-link.tsx";
import { VideoCard } from "../../sections/video/video-card.tsx";

/** Three video cards, which look like film posters, and a link to the application. */
export function RealStories() {
  const { realStories, welcome, lesson, graduation } = useContent().videos;
  return (
    <SectionFrame id="real-stories" tone="dawn">
      <div aria-hidden="true" className="hour-sun" />
      <div className="grid items-end justify-items-start gap-x-12 gap-y-6 md:grid-cols-[1fr_auto]">
        <div>
          <SectionHeading id="real-stories" {...realStories} />
        </div>
        <ApplyLink />
      </div>
      <ul className="posters mt-10 grid gap-5 md:mt-14 md:grid-cols-3 md:gap-6">
        {[welcome, lesson, graduation].map((video) => (
          <li key={video.title}>
            <VideoCard
              {...video}
              size="stepped"
              sizes="(width < 48rem) calc(100vw - 51px), 768px"
            />
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
