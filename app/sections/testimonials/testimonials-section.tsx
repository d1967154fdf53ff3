import type { Content } from "#content/content.ts";
import { portrait } from "#content/pages/shaped-pictures.ts";
import { testimonialsText } from "#content/pages/testimonials-text.ts";

import { useContent } from "../../content-context.tsx";
import { usePageSettings } from "../../page-settings-context.ts";
import { isPublicSite } from "../../seo/public-site.ts";
import { Carousel } from "../../ui/carousel/carousel.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { ResponsivePicture } from "../../ui/picture/responsive-picture.tsx";
import { Section, type SectionTone } from "../../ui/section/section.tsx";

const stars = [1, 2, 3, 4, 5];

/** How long the carousel takes to move by one slide, in ms (specification, section 9). */
const DURATION = 500;

/** Visible slides: one, two from 480 px, three from 600 px (specification, section 2). */
const columns =
  "auto-cols-[100%] min-[480px]:auto-cols-[calc((100%-1.5rem)/2)] min-[600px]:auto-cols-[calc((100%-3rem)/3)]";

/** The testimonials in an infinite carousel. */
export function TestimonialsSection({ tone }: { tone: SectionTone }) {
  const { heading, testimonials } = useContent().testimonials;
  return (
    <Section id="testimonials" heading={heading} tone={tone}>
      <Carousel
        text={testimonialsText.carousel}
        columns={columns}
        duration={DURATION}
        slides={testimonials.map((testimonial) => ({
          id: testimonial.name,
          content: <TestimonialCard {...testimonial} />,
        }))}
      />
    </Section>
  );
}

type Testimonial = Content["testimonials"]["testimonials"][number];

/** A testimonial; on a public site an invented one is marked as a sample. */
export function TestimonialCard({ portrait: file, text, name, isSample }: Testimonial) {
  const { siteUrl } = usePageSettings();
  return (
    <figure className="postcard flex h-full flex-col p-6 shadow-soft min-[480px]:max-md:p-4 lg:p-8">
      <p role="img" aria-label={testimonialsText.stars} className="flex gap-0.5 text-star-edge">
        {stars.map((star) => (
          <Icon key={star} name="star" className="size-5 fill-gold stroke-[1.25]" />
        ))}
      </p>
      <blockquote className="mt-5 mb-8 hyphens-auto font-display text-lg leading-normal min-[480px]:max-md:text-base lg:text-xl lg:leading-normal">
        <p className="-indent-[0.45em] text-pretty before:content-['“'] after:content-['”']">
          {text}
        </p>
      </blockquote>
      <figcaption className="relative mt-auto flex flex-wrap items-end gap-x-4 gap-y-2 font-semibold">
        <ResponsivePicture {...portrait(file)} sizes="104px" className="h-auto w-full" />
        <span>
          {name}
          {isSample && isPublicSite(siteUrl) && (
            <span className="block text-sm font-normal">{testimonialsText.sample}</span>
          )}
        </span>
      </figcaption>
    </figure>
  );
}
