import { reviewsBanner, reviewsHeader, reviewsPage, reviewsVideo } from "#content/pages/reviews.ts";

import { ApplyBanner } from "../../sections/apply-banner.tsx";
import { PhotoGallery } from "./photo-gallery.tsx";
import { SeoMeta } from "../../seo/seo-meta.tsx";
import { PageHero } from "../../sections/page-hero.tsx";
import { VideoCallToAction } from "../../sections/video/video-call-to-action.tsx";
import { HydrationBoundary } from "../../startup/hydration-boundary.tsx";
import { routeLinks, RouteStyles } from "../../startup/route-styles.tsx";
import styles from "./route.css?url";

export const links = routeLinks(styles);

export default function Reviews() {
  return (
    <>
      <SeoMeta {...reviewsPage} />
      <HydrationBoundary>
        <PageHero {...reviewsHeader} />
      </HydrationBoundary>
      <RouteStyles href={styles} />
      <HydrationBoundary>
        <VideoCallToAction {...reviewsVideo} isFramed />
      </HydrationBoundary>
      <HydrationBoundary>
        <PhotoGallery />
      </HydrationBoundary>
      <HydrationBoundary>
        <ApplyBanner {...reviewsBanner} />
      </HydrationBoundary>
    </>
  );
}
