import { paths } from "#content/school/page-paths.ts";

import { useContent } from "../../content-context.tsx";
import { AboutBlock } from "../../sections/about-block.tsx";
import { ApplyLink } from "../../sections/apply-link.tsx";
import { Commitment, People, Proof, Values } from "./about-sections.tsx";
import { SeoMeta } from "../../seo/seo-meta.tsx";
import { PageHero } from "../../sections/page-hero.tsx";
import { VideoCallToAction } from "../../sections/video/video-call-to-action.tsx";
import { HydrationBoundaries, HydrationBoundary } from "../../startup/hydration-boundary.tsx";

export default function AboutUs() {
  const { aboutUs, videos, photographs } = useContent();
  const photo = photographs.aboutUs;
  return (
    <>
      <SeoMeta {...aboutUs.page} path={paths.aboutUs} />
      <HydrationBoundary>
        <PageHero {...aboutUs.header} photograph={photo?.top}>
          <ApplyLink />
        </PageHero>
      </HydrationBoundary>
      <HydrationBoundaries>
        <AboutBlock
          id="who-we-are"
          {...aboutUs.whoWeAre}
          picture={photo ? photo.school : aboutUs.whoWeAre.picture}
          tone="background"
        />
        <Proof />
        <People />
        <Commitment />
        <Values />
        <VideoCallToAction
          {...aboutUs.video}
          video={{ ...videos.welcome, poster: photo ? photo.video : videos.welcome.poster }}
          tone="background"
        />
      </HydrationBoundaries>
    </>
  );
}
