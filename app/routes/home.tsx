import { homeBanner, homePage, homeSteps, whatIs } from "#content/home.ts";

import { AboutBlock } from "../sections/about-block.tsx";
import { ApplyLink } from "../sections/apply-link.tsx";
import { Banner } from "../sections/banner.tsx";
import { EnrolmentSteps } from "../sections/enrolment-steps.tsx";
import { FeatureCards } from "../sections/feature-cards.tsx";
import { Hero } from "../sections/hero.tsx";
import { PageHead } from "../sections/page-head.tsx";
import { RealStories } from "../sections/real-stories.tsx";
import { SentNotice } from "../sections/sent-notice.tsx";
import { StartDates } from "../sections/start-dates.tsx";
import { Testimonials } from "../sections/testimonials.tsx";

export default function Home() {
  return (
    <>
      <PageHead {...homePage} />
      <SentNotice />
      <Hero />
      <FeatureCards />
      <AboutBlock id="what-is" {...whatIs} tone="surface" />
      <StartDates tone="ground" />
      <Banner {...homeBanner} />
      <Testimonials />
      <RealStories />
      <EnrolmentSteps {...homeSteps} tone="ground">
        <ApplyLink />
      </EnrolmentSteps>
    </>
  );
}
