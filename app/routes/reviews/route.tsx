import { fiesta } from "#content/pages/banner-picture.ts";
import { sierra } from "#content/pages/header-pictures.ts";
import { paths } from "#content/school/page-paths.ts";

import { useContent } from "../../content-context.tsx";
import { FirstTestimonial, OtherTestimonials, Proof } from "./all-testimonials.tsx";
import { ApplyBanner } from "../../sections/apply-banner.tsx";
import { PhotoGallery } from "./photo-gallery.tsx";
import { SeoMeta } from "../../seo/seo-meta.tsx";
import { PageHero } from "../../sections/page-hero.tsx";
import { VideoCallToAction } from "../../sections/video/video-call-to-action.tsx";
import { HydrationBoundaries, HydrationBoundary } from "../../startup/hydration-boundary.tsx";
import { routeLinks, RouteStyles } from "../../startup/route-styles.tsx";
import styles from "../../sections/testimonials/postcard.css?url";

export const links = routeLinks(styles);

export default function Reviews() {
  const { reviews, videos, photographs, testimonials } = useContent();
  const photo = photographs.reviews;
  // Facts convince more than testimonials that are marked as samples.
  const areSamples = testimonials.testimonials[0]?.isSample;
  return (
    <>
      <SeoMeta {...reviews.page} path={paths.reviews} />
      <HydrationBoundary>
        <PageHero {...reviews.header} picture={sierra} photograph={photo?.top} />
      </HydrationBoundary>
      <RouteStyles href={styles} />
      <HydrationBoundaries>
        {areSamples && <Proof tone="background" />}
        <FirstTestimonial />
        {!areSamples && <Proof tone="card" />}
        <VideoCallToAction
          {...reviews.video}
          video={{ ...videos.graduation, poster: photo ? photo.video : videos.graduation.poster }}
          tone={areSamples ? "card" : "background"}
        />
        <PhotoGallery />
        <OtherTestimonials />
        <ApplyBanner {...reviews.banner} picture={photo ? photo.banner : fiesta} />
      </HydrationBoundaries>
    </>
  );
}
