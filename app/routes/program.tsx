import { howItWorks, programHeader, programPage, programVideo } from "#content/program.ts";

import { AboutCourse } from "../sections/about-course.tsx";
import { Benefits } from "../sections/benefits.tsx";
import { EnrolmentSteps } from "../sections/enrolment-steps.tsx";
import { Faq } from "../sections/faq.tsx";
import { PageHead } from "../sections/page-head.tsx";
import { PageHeader } from "../sections/page-header.tsx";
import { StartDates } from "../sections/start-dates.tsx";
import { Testimonials } from "../sections/testimonials.tsx";
import { VideoCallToAction } from "../sections/video-call-to-action.tsx";

export default function Program() {
  return (
    <>
      <PageHead {...programPage} />
      <PageHeader {...programHeader} />
      <AboutCourse />
      <StartDates tone="surface" />
      <Benefits />
      <Testimonials />
      <EnrolmentSteps {...howItWorks} tone="surface" />
      <Faq />
      <VideoCallToAction {...programVideo} tone="surface" />
    </>
  );
}
