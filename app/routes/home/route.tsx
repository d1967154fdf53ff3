import { homeBanner, homePage, homeSteps, whatIs } from "#content/pages/home.ts";

import { AboutBlock } from "../../sections/about-block.tsx";
import { ApplyLink } from "../../sections/apply-link.tsx";
import { ApplyBanner } from "../../sections/apply-banner.tsx";
import { EnrolmentStepsSection } from "../../sections/enrolment-steps/enrolment-steps-section.tsx";
import { FeatureCards } from "./feature-cards.tsx";
import { Hero } from "./hero.tsx";
import { SeoMeta } from "../../seo/seo-meta.tsx";
import { RealStories } from "./real-stories.tsx";
import { SentNotice } from "./sent-notice.tsx";
import { StartDatesSection } from "../../sections/start-dates/start-dates-section.tsx";
import { TestimonialsSection } from "../../sections/testimonials/testimonials-section.tsx";
import { routeLinks, RouteStyles } from "../../startup/route-styles.tsx";
import styles from "./route.css?url";

export const links = routeLinks(styles);

export default function Home() {
  return (
    <>
      <SeoMeta {...homePage} />
      <SentNotice />
      <Hero />
      <RouteStyles href={styles} />
      <FeatureCards />
      <AboutBlock id="what-is" {...whatIs} tone="card" />
      <StartDatesSection tone="sand" />
      <ApplyBanner {...homeBanner} />
      <TestimonialsSection tone="dusk" />
      <RealStories />
      <EnrolmentStepsSection {...homeSteps} tone="background">
        <ApplyLink />
      </EnrolmentStepsSection>
    </>
  );
}
