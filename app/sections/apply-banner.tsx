import type { Scrim } from "#content/pictures/photograph.ts";
import type { Picture } from "#content/schema/formats.ts";

import { ResponsivePicture } from "../ui/picture/responsive-picture.tsx";
import { ApplyLink } from "./apply-link.tsx";
import { SchoolLogo } from "./logo/logo.tsx";

interface ApplyBannerProps {
  title: string;
  description: string;
  /** Without one, the banner has a plain ground. */
  picture: (Picture & { scrim?: Scrim }) | undefined;
}

/** The reusable banner: logo, text and apply link over a picture (specification, section 2). */
export function ApplyBanner({ title, description, picture }: ApplyBannerProps) {
  return (
    <section
      aria-labelledby="banner-heading"
      data-scrim={picture?.scrim}
      className="banner relative isolate overflow-hidden bg-deep text-foreground scheme-dark"
    >
      {picture && (
        <ResponsivePicture
          {...picture}
          sizes="(width < 28rem) 450px, (width < 48rem) 100vw, (width < 90rem) 1440px, 100vw"
          className="absolute inset-0 -z-20 size-full object-cover object-[50%_20%] md:object-[50%_35%]"
        />
      )}
      {/* The scrim darkens the picture only behind the text, not the paper banners at its top. */}
      {picture && <div className="shade banner-sky" />}
      <div
        className={`mx-auto flex max-w-3xl flex-col items-start px-6 pb-20 md:items-center md:pb-28 md:text-center ${picture ? "pt-32 md:pt-48" : "pt-20 md:pt-28"}`}
      >
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
