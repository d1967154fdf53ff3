import { startDatesText } from "#content/course/start-dates.ts";
import { paths } from "#content/school/page-paths.ts";

import { useContent } from "../../content-context.tsx";
import { CourseFacts } from "../../sections/course-facts.tsx";
import { AboutCourse } from "./about-course.tsx";
import { Benefits, Faq, FourWeeks } from "./program-sections.tsx";
import { EnrolmentSteps } from "../../sections/stops/enrolment-steps.tsx";
import { SeoMeta } from "../../seo/seo-meta.tsx";
import { PageHero } from "../../sections/page-hero.tsx";
import { ClosingApplyLink } from "../../sections/start-dates/closing-apply-link.tsx";
import { StartDatesSection } from "../../sections/start-dates/start-dates-section.tsx";
import { TestimonialsSection } from "../../sections/testimonials/testimonials-section.tsx";
import { VideoCallToAction } from "../../sections/video/video-call-to-action.tsx";
import { HydrationBoundaries, HydrationBoundary } from "../../startup/hydration-boundary.tsx";
import { routeLinks, RouteStyles } from "../../startup/route-styles.tsx";
import styles from "./route.css?url";

export const links = routeLinks(styles);

export default function Program() {
  const { program, videos, photographs } = useContent();
  const photo = photographs.program;
  const { benefits, howItWorks, faq } = program;
  // The answers that people look for first, within the first screen.
  const jumps = {
    "start-dates": startDatesText,
    benefits,
    "enrolment-steps": howItWorks,
    faq,
  };
  return (
    <>
      <SeoMeta {...program.page} path={paths.program} />
      <HydrationBoundary>
        <PageHero {...program.header} photograph={photo?.top} />
      </HydrationBoundary>
      <RouteStyles href={styles} />
      <div className="print:hidden">
        <CourseFacts />
        <p className="mx-auto flex max-w-6xl flex-wrap gap-x-4 px-6 pt-3 text-[0.9375rem] sm:gap-x-8 sm:pt-5">
          {Object.entries(jumps).map(([id, { heading }]) => (
            <a
              key={id}
              href={`#${id}`}
              className="flex min-h-11 items-center text-link underline underline-offset-4 max-sm:min-w-[5.75rem]"
            >
              {heading}
            </a>
          ))}
        </p>
      </div>
      <HydrationBoundaries>
        <AboutCourse />
        <FourWeeks />
        <StartDatesSection />
        <Benefits />
        <TestimonialsSection tone="background" />
        <EnrolmentSteps {...howItWorks} isDrawn />
        <Faq />
        <VideoCallToAction
          {...program.video}
          video={{ ...videos.lesson, poster: photo ? photo.video : videos.lesson.poster }}
          tone="plum"
        >
          <ClosingApplyLink />
        </VideoCallToAction>
      </HydrationBoundaries>
    </>
  );
}
