import { isPublicSite } from "#content/school/public-site.ts";
import type { Content } from "#content/content.ts";
import { portrait } from "#content/pages/shaped-pictures.ts";
import { testimonialsText } from "#content/pages/testimonials-text.ts";

import { useContent } from "../../content-context.tsx";
import { usePageSettings } from "../../page-settings-context.ts";
import { Carousel } from "../../ui/carousel/carousel.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { ResponsivePicture } from "../../ui/picture/responsive-picture.tsx";
import { Section, type SectionTone } from "../../ui/section/section.tsx";
import { AskNow } from "../proof.tsx";

const stars = [1, 2, 3, 4, 5];

/** How long the carousel takes to move by one slide, in ms (specification, section 9). */
const DURATION = 500;

/** Visible slides: one, two from 480 px, three from 600 px (specification, section 2). */
const MOST_VISIBLE = 3;
const columns =
  "auto-cols-[100%] min-[480px]:auto-cols-[calc((100%-1.5rem)/2)] min-[600px]:auto-cols-[calc((100%-3rem)/3)]";

interface TestimonialsSectionProps {
  tone: SectionTone;
  /** Whether all testimonials are shown at once, instead of in a carousel. */
  isOpen?: boolean;
}

/** The testimonials in an infinite carousel; as a list if `isOpen` or too few for a carousel. */
export function TestimonialsSection({ tone, isOpen = false }: TestimonialsSectionProps) {
  const { reviews, testimonials: shown } = useContent();
  const { heading, testimonials } = shown;
  const { ask } = reviews;
  const slides = testimonials.map((testimonial) => ({
    id: testimonial.name,
    content: <TestimonialCard {...testimonial} />,
  }));
  return (
    <Section id="testimonials" heading={heading} tone={tone}>
      {isOpen || slides.length <= MOST_VISIBLE ? (
        <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {slides.map(({ id, content }) => (
            <li key={id}>{content}</li>
          ))}
          {isOpen && ask && (
            <li className="flex flex-col items-start justify-center rounded-md bg-plum p-6 text-foreground scheme-dark lg:p-8">
              <h3 className="text-subtitle">{ask.heading}</h3>
              <p className="mt-3 mb-6">{ask.text}</p>
              <AskNow />
            </li>
          )}
        </ul>
      ) : (
        <Carousel
          text={testimonialsText.carousel}
          columns={columns}
          duration={DURATION}
          slides={slides}
        />
      )}
    </Section>
  );
}

type Testimonial = Content["testimonials"]["testimonials"][number];

/** A testimonial; on a public site an invented one is marked as a sample. */
export function TestimonialCard({
  portrait: file,
  text,
  name,
  about,
  source,
  isSample,
}: Testimonial) {
  const { siteUrl } = usePageSettings();
  return (
    <figure className="testimonial paper flex h-full flex-col p-5 shadow-soft min-[480px]:max-md:p-4 lg:p-8">
      <p role="img" aria-label={testimonialsText.stars} className="flex gap-0.5 text-star-edge">
        {stars.map((star) => (
          <Icon key={star} name="star" className="size-5 fill-gold stroke-[1.25]" />
        ))}
      </p>
      <blockquote className="mt-4 mb-6 hyphens-auto font-display text-lg leading-normal min-[480px]:max-md:text-base lg:text-xl lg:leading-normal">
        <p className="-indent-[0.45em] text-pretty before:content-['“'] after:content-['”']">
          {text}
        </p>
      </blockquote>
      <figcaption className="relative mt-auto flex flex-wrap items-center gap-x-4 gap-y-2">
        <ResponsivePicture {...portrait(file)} sizes="72px" className="h-auto w-full" />
        <span>
          <b className="font-semibold">{name}</b>
          {about && <span className="block text-sm">{about}</span>}
          {source && (
            <a href={source.address} rel="noopener" className="block text-sm text-link underline">
              {source.label}
            </a>
          )}
          {isSample && isPublicSite(siteUrl) && (
            <span className="block text-sm">{testimonialsText.sample}</span>
          )}
        </span>
      </figcaption>
    </figure>
  );
}
