import { reviewsBanner, reviewsHeader, reviewsPage, reviewsVideo } from "#content/pages/reviews.ts";

import { ApplyBanner } from "../../sections/apply-banner.tsx";
import { PhotoGallery } from "./photo-gallery.tsx";
import { SeoMeta } from "../../seo/seo-meta.tsx";
import { PageHero } from "../../sections/page-hero.tsx";
import { VideoCallToAction } from "../../sections/video/video-call-to-action.tsx";

export default function Reviews() {
  return (
    <>
      <SeoMeta {...reviewsPage} />
      <PageHero {...reviewsHeader} />
      <VideoCallToAction {...reviewsVideo} isFramed />
      <PhotoGallery />
      <ApplyBanner {...reviewsBanner} />
    </>
  );
}
