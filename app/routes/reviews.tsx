import { reviewsBanner, reviewsHeader, reviewsPage, reviewsVideo } from "#content/reviews.ts";

import { Banner } from "../sections/banner.tsx";
import { Gallery } from "../sections/gallery.tsx";
import { PageHead } from "../sections/page-head.tsx";
import { PageHeader } from "../sections/page-header.tsx";
import { VideoCallToAction } from "../sections/video-call-to-action.tsx";

export default function Reviews() {
  return (
    <>
      <PageHead {...reviewsPage} />
      <PageHeader {...reviewsHeader} />
      <VideoCallToAction {...reviewsVideo} tone="ground" />
      <Gallery />
      <Banner {...reviewsBanner} />
    </>
  );
}
