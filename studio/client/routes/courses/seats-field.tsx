import { useState } from "react";

/** The largest number of places that a date can have. */
const MOST = 999;

interface SeatsFieldProps {
  /** The date in words. */
  date: string;
  seats: number | undefined;
  onChange: (seats: number | undefined) => void;
}

/** The number of places left on a date; empty while the school does not count them. */
export function SeatsField({ date, seats, onChange }: SeatsFieldProps) {
  // What is typed and is no number of places (yet).
  const [typed, setTyped] = useState<string>();
  const isCounted = seats !== undefined;
  const step = (label: string, sign: string, by: 1 | -1) =>
    isCounted && (
      <button
        type="button"
        aria-label={label}
        onClick={() => {
          setTyped(undefined);
          onChange(Math.min(MOST, Math.max(0, seats + by)));
        }}
        className="inline-flex w-10 cursor-pointer items-center justify-center text-xl text-link hover:bg-muted @max-[16.5rem]:w-8"
      >
        {sign}
      </button>
    );
  return (
    <div
      className={`inline-flex h-11 w-28 overflow-hidden rounded-lg border bg-card has-[input:focus]:outline-3 has-[input:focus]:-outline-offset-2 @max-[16.5rem]:w-24 ${isCounted ? "border-muted-foreground/75 hover:border-link" : "border-transparent"}`}
    >
      {step(`One place less on ${date}`, "−", -1)}
      <input
        type="number"
        min={0}
        max={MOST}
        aria-label={`Places left on ${date}`}
        placeholder="–"
        value={typed ?? seats ?? ""}
        // Whoever scrolls the page on would change the number.
        onWheel={({ currentTarget }) => currentTarget.blur()}
        onChange={({ currentTarget: { value, valueAsNumber } }) => {
          const isCount =
            Number.isInteger(valueAsNumber) && valueAsNumber >= 0 && valueAsNumber <= MOST;
          setTyped(isCount ? undefined : value);
          if (isCount) onChange(valueAsNumber);
        }}
        onBlur={({ currentTarget: { value, validity } }) => {
          if (typed !== undefined && value === "" && !validity.badInput) onChange(undefined);
          setTyped(undefined);
        }}
        className={`min-w-0 flex-1 ${isCounted ? "" : "mx-7 rounded-lg border border-border hover:border-link"} [appearance:textfield] bg-transparent text-center font-medium tabular-nums outline-none placeholder:text-muted-foreground [&::-webkit-inner-spin-button]:appearance-none`}
      />
      {step(`One place more on ${date}`, "+", 1)}
    </div>
  );
}
