import { testimonialsText } from "#content/pages/testimonials-text.ts";
import { type KeyboardEvent, useRef } from "react";

import { useContent } from "#app/content-context.tsx";
import { CarouselDots } from "#app/ui/carousel-dots.tsx";
import { RoundButton } from "#app/ui/button/round-button.tsx";
import { TestimonialCard } from "../testimonial-card.tsx";
import { SPARE_LOOPS } from "./infinite-scroller.ts";
import { useInfiniteScroller } from "./use-infinite-scroller.ts";

const text = testimonialsText.carousel;

/** Visible slides: one, two from 480 px, three from 600 px (specification, section 2). */
export const MOST_VISIBLE = 3;
const columns =
  "auto-cols-[100%] min-[480px]:auto-cols-[calc((100%-1.5rem)/2)] min-[600px]:auto-cols-[calc((100%-3rem)/3)]";

/**
 * All testimonials, more than are visible at once, in an infinite carousel that follows the ARIA
 * authoring practices. Without JavaScript it is a scrollable row without controls.
 */
export function Carousel() {
  const { testimonials } = useContent().testimonials;
  const box = useRef<HTMLDivElement>(null);
  const count = testimonials.length;
  const { current, isAsked, isInfinite, move, show } = useInfiniteScroller(box, count);
  const emptyCells = isInfinite && <EmptyCells count={SPARE_LOOPS * count} />;

  function onKeyDown(event: KeyboardEvent) {
    const steps = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!steps || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    move(steps);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles the arrow keys for all controls inside
    <section
      aria-label={text.label}
      aria-roledescription={text.carousel}
      onKeyDown={onKeyDown}
      className="relative"
    >
      {/* The wrapper has the focus ring, because the row's mask would fade out its own ring. */}
      <div className="-mx-6 rounded-2xl -outline-offset-3 outline-link has-[>:focus-visible]:outline-3">
        <div
          ref={box}
          role="group"
          aria-label={text.row}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- in Safari the keyboard can scroll only a focusable box
          tabIndex={0}
          className={`grid snap-x snap-mandatory scroll-px-6 grid-flow-col gap-6 overflow-x-auto overscroll-x-contain px-6 pt-3 pb-10 lg:-mb-10 outline-none [mask-image:linear-gradient(to_right,transparent_0.75rem,black_1.5rem,black_calc(100%-1.5rem),transparent_calc(100%-0.75rem))] [scrollbar-width:none] noscript:[scrollbar-width:thin] ${columns}`}
        >
          {emptyCells}
          {testimonials.map((testimonial, index) => (
            <div key={testimonial.name} className="snap-start snap-always">
              <div
                role="group"
                aria-roledescription={text.slide}
                aria-label={text.position(index + 1, count)}
                className="h-full translate-x-[calc(var(--cells,0)*(100%+1.5rem))]"
              >
                <TestimonialCard {...testimonial} />
              </div>
            </div>
          ))}
          {emptyCells}
        </div>
      </div>
      <div className="js-only">
        {/* On wide screens the controls are beside the heading above the carousel. */}
        <div className="flex items-center justify-between gap-1 sm:justify-start sm:gap-2 lg:absolute lg:right-0 lg:max-w-2/5 lg:bottom-[calc(100%+3.75rem)]">
          <RoundButton icon="previous" label={text.previous} onClick={() => move(-1)} />
          <CarouselDots
            labels={testimonials.map((_, index) => text.show(index + 1, count))}
            current={current}
            onSelect={show}
          />
          <RoundButton icon="next" label={text.next} onClick={() => move(1)} />
        </div>
        {/* Moves by scrolling are not announced: screen readers also scroll while they read. */}
        <p aria-live="polite" className="sr-only">
          {isAsked && text.moved(current + 1, count)}
        </p>
      </div>
    </section>
  );
}

function EmptyCells({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <div key={index} aria-hidden="true" className="snap-start snap-always" />
  ));
}
