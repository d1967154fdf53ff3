import { fiesta } from "#content/pages/banner-picture.ts";
import { paths } from "#content/school/page-paths.ts";

import { useContent } from "../../content-context.tsx";
import { AboutBlock } from "../../sections/about-block.tsx";
import { ApplyBanner } from "../../sections/apply-banner.tsx";
import { EnrolmentSteps } from "../../sections/stops/enrolment-steps.tsx";
import { FeatureCards } from "./feature-cards.tsx";
import { Hero } from "./hero.tsx";
import { SeoMeta } from "../../seo/seo-meta.tsx";
import { RealStories } from "./real-stories.tsx";
import { SentNotice } from "./sent-notice.tsx";
import { ClosingApplyLink } from "../../sections/start-dates/closing-apply-link.tsx";
import { StartDatesSection } from "../../sections/start-dates/start-dates-section.tsx";
import { TestimonialsSection } from "../../sections/testimonials/testimonials-section.tsx";
import { HydrationBoundaries, HydrationBoundary } from "../../startup/hydration-boundary.tsx";
import { routeLinks, RouteStyles } from "../../startup/route-styles.tsx";
import styles from "./route.css?url";

export const links = routeLinks(styles);

export default function Home() {
  const { home, photographs } = useContent();
  const { page, whatIs, banner, steps } = home;
  const photo = photographs.home;
  return (
    <>
      <SeoMeta {...page} path={paths.home} />
      <SentNotice />
      <HydrationBoundary>
        <Hero />
      </HydrationBoundary>
      <RouteStyles href={styles} />
      <HydrationBoundaries>
        <FeatureCards />
        <AboutBlock
          id="what-is"
          {...whatIs}
          picture={photo ? photo.school : whatIs.picture}
          link={{ to: paths.aboutUs, label: whatIs.link }}
          tone="card"
        />
        <StartDatesSection />
        <ApplyBanner {...banner} picture={photo ? photo.banner : fiesta} />
        <TestimonialsSection tone="plum" />
        <RealStories />
        <EnrolmentSteps {...steps}>
          <ClosingApplyLink />
        </EnrolmentSteps>
      </HydrationBoundaries>
    </>
  );
}
