import type { Photograph } from "#content/pictures/photograph.ts";
import { fiesta } from "#content/pages/banner-picture.ts";

import { ResponsivePicture } from "../ui/picture/responsive-picture.tsx";
import { ApplyLink } from "./apply-link.tsx";
import { SchoolLogo } from "./logo/logo.tsx";

interface ApplyBannerProps {
  title: string;
  description: string;
  photograph?: Photograph | undefined;
}

/** The reusable banner: logo, text and apply link over a picture (specification, section 2). */
export function ApplyBanner({ title, description, photograph }: ApplyBannerProps) {
  return (
    <section
      aria-labelledby="banner-heading"
      data-scrim={photograph?.scrim}
      className="banner relative isolate overflow-hidden bg-plum text-foreground scheme-dark"
    >
      <ResponsivePicture
        {...(photograph ?? fiesta)}
        sizes="(width < 28rem) 450px, (width < 48rem) 100vw, (width < 90rem) 1440px, 100vw"
        className="absolute inset-0 -z-20 size-full object-cover object-[50%_20%] md:object-[50%_35%]"
      />
      {/* The scrim darkens the picture only behind the text, not the paper banners at its top. */}
      <div className="shade banner-sky" />
      <div className="mx-auto flex max-w-3xl flex-col items-start px-6 pt-32 pb-20 md:items-center md:pt-48 md:pb-28 md:text-center">
        <SchoolLogo onDark className="h-auto w-48" />
        <h2 id="banner-heading" className="mt-8 text-title">
          {title}
        </h2>
        <p className="mt-5 mb-8 max-w-[min(31.5em,66vw)] text-lead text-balance">{description}</p>
        <ApplyLink />
      </div>
    </section>
  );
}
