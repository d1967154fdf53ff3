import { heroRotation as text } from "#content/pages/home-text.ts";
import { paths } from "#content/school/page-paths.ts";

import { CourseFacts } from "../../sections/course-facts.tsx";
import { Wave } from "../../sections/wave.tsx";
import { AskOnWhatsapp } from "../../sections/whatsapp/whatsapp-link.tsx";
import { useContent } from "../../content-context.tsx";
import { buttonClass } from "../../ui/button/button.tsx";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import { FoldMarker } from "../../startup/route-styles.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { CarouselDots } from "../../ui/carousel-dots.tsx";
import { type Autoplay, useAutoplay } from "./use-autoplay.ts";
import { HeroPictures } from "./hero-pictures.tsx";

/** How long each picture is shown, in milliseconds (specification, section 9). */
const INTERVAL = 3000;

/** The home page's hero: a heading in front of pictures that rotate, and the course's facts. */
export function Hero() {
  const { home, photographs } = useContent();
  const { hero } = home;
  const { hero: photo } = photographs;
  const pictures = photo?.pictures ?? home.heroPictures;
  const autoplay = useAutoplay(pictures.length, INTERVAL);

  return (
    <section aria-labelledby="hero-heading">
      <div
        data-scrim={photo?.scrim}
        className="hero relative isolate overflow-hidden bg-background text-foreground scheme-dark"
      >
        <HeroPictures pictures={pictures} interval={INTERVAL} {...autoplay} />
        <div className="shade hero-side" />
        <div className="hero-scene mx-auto flex max-w-6xl flex-col items-start px-6 pt-7 pb-17 md:pt-[clamp(3rem,9svh,6rem)] md:pb-32">
          <div className="hero-words relative">
            <h1 id="hero-heading" className="hero-heading">
              {hero.heading}
            </h1>
            <p className="mt-5 mb-7 text-lead">{hero.text}</p>
          </div>
          <div className="flex flex-wrap gap-3">
            <ButtonLink to={paths.program} variant="primary">
              {hero.link.label} <span className="sr-only">{hero.link.srText}</span>
            </ButtonLink>
            <AskOnWhatsapp className={buttonClass("outlineOnPicture")} />
          </div>
        </div>
        {pictures.length > 1 && (
          <div className="js-only absolute inset-x-0 bottom-4 md:bottom-14">
            <div className="mx-auto max-w-6xl px-6">
              <AutoplayControls count={pictures.length} {...autoplay} />
            </div>
          </div>
        )}
        <Wave />
      </div>
      <CourseFacts />
      <FoldMarker />
    </section>
  );
}

function AutoplayControls({
  count,
  active,
  isPlaying,
  show,
  toggle,
  controls,
}: Autoplay & { count: number }) {
  return (
    <div
      {...controls}
      role="group"
      aria-label={text.label}
      className="-ml-3 flex w-fit items-center drop-shadow-[0_0_3px_var(--color-midnight)]"
    >
      <button
        type="button"
        aria-label={isPlaying ? text.pause : text.play}
        onClick={toggle}
        className="grid size-11 cursor-pointer place-items-center rounded-full text-foreground transition-colors duration-200 hover:bg-foreground hover:text-background"
      >
        <Icon name={isPlaying ? "pause" : "play"} className="size-5 fill-current" />
      </button>
      <CarouselDots
        labels={Array.from({ length: count }, (_, index) => text.show(index + 1, count))}
        current={active}
        onSelect={show}
      />
    </div>
  );
}
