import { hero } from "#content/home.ts";

import { ButtonLink } from "../ui/button-link.tsx";
import { Picture } from "../ui/picture.tsx";

/** The first screen: the bay at sunset, and what it is all about. */
export function Hero() {
  return (
    <section
      aria-labelledby="hero-heading"
      className="relative isolate overflow-hidden bg-ground text-text scheme-dark"
    >
      <Picture
        {...hero.picture}
        priority
        className="absolute inset-0 -z-20 size-full max-md:object-bottom"
      />
      <div className="absolute inset-0 -z-10 bg-linear-to-b from-night/70 to-transparent to-70% md:bg-linear-to-r md:from-night/85 md:via-night/50" />
      <div className="mx-auto flex min-h-[min(42rem,calc(100svh-4.5rem))] max-w-6xl flex-col items-start px-6 py-14 md:min-h-[min(44rem,calc(92svh-4.5rem))] md:justify-center md:py-20">
        <h1 id="hero-heading" className="max-w-[16ch] text-3xl sm:text-4xl lg:text-5xl xl:text-6xl">
          {hero.heading}
        </h1>
        <p className="mt-5 mb-8 text-xl lg:text-2xl">{hero.text}</p>
        <div className="rounded-full bg-ground">
          <ButtonLink to={hero.link.to} variant="quiet">
            {hero.link.label}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
