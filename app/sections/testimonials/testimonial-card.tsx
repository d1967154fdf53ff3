import { isPublicSite } from "#content/school/public-site.ts";
import type { Content } from "#content/content.ts";
import { portrait } from "#content/pages/shaped-pictures.ts";
import { testimonialsText } from "#content/pages/testimonials-text.ts";

import { usePageSettings } from "../../content-context.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { ResponsivePicture } from "../../ui/picture/responsive-picture.tsx";

const stars = [1, 2, 3, 4, 5];

type Testimonial = Content["testimonials"]["testimonials"][number];

/** A testimonial; on a public site an invented one is marked as a sample. */
export function TestimonialCard({
  portrait: file,
  text,
  name,
  about,
  source,
  isSample,
  isLarge = false,
}: Testimonial & { isLarge?: boolean }) {
  const { siteUrl } = usePageSettings();
  return (
    <figure className="testimonial paper flex h-full flex-col p-5 pt-7 shadow-soft lg:p-7 lg:pt-9">
      <p role="img" aria-label={testimonialsText.stars} className="flex gap-0.5 text-star-edge">
        {stars.map((star) => (
          <Icon key={star} name="star" className="size-5 fill-gold stroke-[1.25]" />
        ))}
      </p>
      <blockquote
        className={`mt-3 mb-5 hyphens-auto font-display ${isLarge ? "text-[1.375rem] leading-snug sm:text-[1.625rem] lg:text-[2rem]" : "text-xl leading-snug min-[480px]:max-md:text-base lg:text-[1.4375rem]"}`}
      >
        <p className="-indent-[0.45em] text-pretty before:content-['“'] after:content-['”']">
          {text}
        </p>
      </blockquote>
      {/* At the card’s foot, whatever the length of the quote. */}
      <figcaption className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-2">
        <ResponsivePicture
          {...portrait(file)}
          sizes="(width < 64rem) 72px, 96px"
          className="h-auto w-full"
        />
        <div className="min-w-[min(7rem,100%)] flex-1 leading-snug">
          <b className="block font-display text-xl">{name}</b>
          {about && <span className="block text-[0.9375rem]">{about}</span>}
          {source && (
            <a href={source.address} rel="noopener" className="block text-sm text-link underline">
              {source.label}
            </a>
          )}
          {isSample && isPublicSite(siteUrl) && (
            <span className="block text-sm">{testimonialsText.sample}</span>
          )}
        </div>
      </figcaption>
    </figure>
  );
}
