interface CarouselDotsProps {
  /** The accessible name of each slide's button, in order. */
  labels: readonly string[];
  current: number;
  onSelect: (index: number) => void;
}

/** A button with a dot for each slide; the current slide's dot is elongated. */
export function CarouselDots({ labels, current, onSelect }: CarouselDotsProps) {
  return (
    <div className="flex flex-wrap">
      {labels.map((label, index) => (
        <button
          key={label}
          type="button"
          aria-label={label}
          aria-current={index === current ? "true" : undefined}
          onClick={() => onSelect(index)}
          className="group grid h-11 w-7 cursor-pointer place-items-center rounded-full sm:w-11"
        >
          {/* The dot is elongated by clip-path, because a change of width is a layout shift. */}
          <span className="carousel-dot h-2.5 w-7 bg-muted-foreground transition-[clip-path,background-color] duration-200 [clip-path:inset(0_--spacing(2.25)_round_1rem)] group-hover:bg-link group-aria-current:bg-link group-aria-current:[clip-path:inset(0_0_round_1rem)] motion-reduce:transition-none" />
        </button>
      ))}
    </div>
  );
}
