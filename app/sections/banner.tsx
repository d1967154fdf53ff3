import type { Banner as BannerContent } from "#content/banner.ts";

import { Picture } from "../ui/picture.tsx";
import { ApplyLink } from "./apply-link.tsx";
import { Logo } from "./logo.tsx";

/** The reusable banner: the logo, a promise over a picture, and the way to the application. */
export function Banner({ title, description, image }: BannerContent) {
  return (
    <section
      aria-labelledby="banner-heading"
      className="banner relative isolate overflow-hidden bg-ground text-text scheme-dark"
    >
      <Picture
        {...image}
        sizes="(width < 28rem) 450px, (width < 48rem) 100vw, (width < 90rem) 1440px, 100vw"
        className="absolute inset-0 -z-20 size-full object-cover"
      />
      {/* The paper banners stay bright; below them the words need a darker ground. */}
      <div className="shade banner-sky" />
      <div className="mx-auto flex max-w-3xl flex-col items-center px-6 pt-32 pb-20 text-center md:pt-48 md:pb-28">
        <Logo onDark className="h-auto w-48" />
        <h2 id="banner-heading" className="mt-8 text-title">
          {title}
        </h2>
        <p className="mt-5 mb-8 max-w-[31.5em] text-lead text-balance">{description}</p>
        <ApplyLink />
      </div>
    </section>
  );
}
