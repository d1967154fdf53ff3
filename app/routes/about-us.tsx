import { aboutUsHeader, aboutUsPage, aboutUsVideo, whoWeAre } from "#content/about-us.ts";

import { AboutBlock } from "../sections/about-block.tsx";
import { ApplyLink } from "../sections/apply-link.tsx";
import { Commitment } from "../sections/commitment.tsx";
import { PageHead } from "../sections/page-head.tsx";
import { PageHeader } from "../sections/page-header.tsx";
import { Values } from "../sections/values.tsx";
import { VideoCallToAction } from "../sections/video-call-to-action.tsx";

export default function AboutUs() {
  return (
    <>
      <PageHead {...aboutUsPage} />
      <PageHeader {...aboutUsHeader}>
        <ApplyLink />
      </PageHeader>
      <AboutBlock id="who-we-are" {...whoWeAre} tone="ground" />
      <Commitment />
      <Values />
      <VideoCallToAction {...aboutUsVideo} tone="surface" />
    </>
  );
}
