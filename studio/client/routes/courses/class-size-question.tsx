import { useId, useRef } from "react";

import { Button } from "#app/ui/button/button.tsx";

import { StudioIcon } from "../../shell/studio-icon.tsx";

/** Asks once for all dates how many people a course takes. */
export function ClassSizeQuestion({ onAnswer }: { onAnswer: (most: number) => void }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  function answer() {
    if (field.current?.reportValidity()) onAnswer(field.current.valueAsNumber);
  }
  return (
    <div className="panel flex flex-wrap items-center gap-3 border-gold bg-muted">
      <StudioIcon name="people" className="round-icon bg-card" />
      <div className="min-w-0 flex-1 basis-56">
        <label htmlFor={id} className="font-semibold">
          How many people does a course take?
        </label>
        <p id={`${id}-note`} className="text-sm text-muted-foreground">
          Whoever has booked is taken off, and each date shows its places left. Visitors read the
          class size, too.
        </p>
      </div>
      <div className="flex items-center gap-2">
        <input
          ref={field}
          id={id}
          type="number"
          min={1}
          max={999}
          required
          aria-describedby={`${id}-note`}
          className="field-control w-20"
          onKeyDown={({ key }) => key === "Enter" && answer()}
        />
        <Button type="button" variant="secondary" onClick={answer}>
          Count the places left
        </Button>
      </div>
    </div>
  );
}
