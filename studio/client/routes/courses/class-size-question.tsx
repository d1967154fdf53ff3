import { useId, useRef } from "react";

/** Asks once for all dates how many people a course takes. */
export function ClassSizeQuestion({ onAnswer }: { onAnswer: (most: number) => void }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  function answer() {
    if (field.current?.reportValidity()) onAnswer(field.current.valueAsNumber);
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-border pb-2 leading-snug sm:pb-3">
      <label htmlFor={id} className="font-medium">
        How many people does a course take?
      </label>
      <div className="flex items-center gap-2">
        <input
          ref={field}
          id={id}
          type="number"
          min={1}
          max={999}
          required
          placeholder="12"
          className="field-control w-16"
          onKeyDown={({ key }) => key === "Enter" && answer()}
        />
        <button type="button" className="small-button" onClick={answer}>
          Count the places left
        </button>
      </div>
    </div>
  );
}
