import { useContent } from "../../content-context.tsx";
import { SectionFrame, SectionHeading } from "../../ui/section/section.tsx";
import { ApplyLink } from "../../sections/apply-link.tsx";
import { VideoCard } from "../../sections/video/video-card.tsx";

/** Three video cards, and a link to the application. */
export function RealStories() {
  const { videos, photographs } = useContent();
  const { realStories, welcome, lesson, graduation } = videos;
  const photo = photographs.home;
  return (
    <SectionFrame id="real-stories" tone="background">
      <SectionHeading id="real-stories" {...realStories} />
      <ul className="my-10 grid gap-x-6 gap-y-9 md:grid-cols-3">
        {[
          { ...welcome, poster: photo ? photo.welcome : welcome.poster },
          { ...lesson, poster: photo ? photo.lesson : lesson.poster },
          { ...graduation, poster: photo ? photo.graduation : graduation.poster },
        ].map((video) => (
          <li key={video.title}>
            <VideoCard
              {...video}
              size="stepped"
              sizes="(width < 48rem) calc(100vw - 51px), (width < 77rem) 31vw, 374px"
            />
          </li>
        ))}
      </ul>
      <ApplyLink variant="outline" />
    </SectionFrame>
  );
}
