import { useState } from "react";

import { coursesWords } from "./courses-words.ts";

const text = coursesWords.seats;
const MOST = 999;

interface SeatsFieldProps {
  /** The date in words. */
  date: string;
  /** Undefined if the school does not count the places. */
  seats: number | undefined;
  /** The number with which counting begins. */
  firstCount: number;
  onChange: (seats: number | undefined) => void;
}

/** A number of places with buttons for one less and one more. An empty field is not counted. */
export function SeatsField({ date, seats, firstCount, onChange }: SeatsFieldProps) {
  // What is typed and is no number of places (yet).
  const [typed, setTyped] = useState<string>();
  const step = (by: 1 | -1) => {
    setTyped(undefined);
    onChange(seats === undefined ? firstCount : Math.min(MOST, Math.max(0, seats + by)));
  };
  return (
    <div className="inline-flex items-center overflow-hidden rounded-lg border border-muted-foreground/75 bg-card focus-within:border-link">
      <StepButton label={text.less(date)} onPress={() => step(-1)}>
        −
      </StepButton>
      <input
        type="number"
        min={0}
        max={MOST}
        aria-label={text.of(date)}
        placeholder={text.empty}
        value={typed ?? seats ?? ""}
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
        className="h-11 w-17 [appearance:textfield] border-x border-border bg-transparent text-center font-medium tabular-nums placeholder:text-[0.6875rem] placeholder:font-normal placeholder:text-muted-foreground md:h-8 md:w-21 md:placeholder:text-[0.8125rem] [&::-webkit-inner-spin-button]:appearance-none"
      />
      <StepButton label={text.more(date)} onPress={() => step(1)}>
        +
      </StepButton>
    </div>
  );
}

function StepButton({
  label,
  onPress,
  children,
}: {
  label: string;
  onPress: () => void;
  children: string;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      className="inline-flex h-11 w-9 max-[22rem]:w-7 cursor-pointer items-center justify-center text-xl text-link hover:bg-muted md:h-8"
    >
      {children}
    </button>
  );
}
