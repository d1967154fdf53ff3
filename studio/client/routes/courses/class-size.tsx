import { useId, useState } from "react";

interface ClassSizeProps {
  /** Undefined while nobody has said it. */
  most: number | undefined;
  onChange: (most: number | undefined) => void;
}

/** How many people a course takes; the places left follow from it. */
export function ClassSize({ most, onChange }: ClassSizeProps) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  function save({ value, validity }: HTMLInputElement) {
    setTyped(undefined);
    const said = value === "" ? undefined : Number(value);
    if (validity.valid && said !== most) onChange(said);
  }
  return (
    <div
      className={`-mx-4 -mt-2 flex flex-wrap items-center gap-x-3 rounded-t-xl border-b border-border px-4 py-1.5 sm:-mx-5 sm:-mt-3 sm:px-5 ${most === undefined ? "bg-muted/60" : ""}`}
    >
      <label htmlFor={id} className="font-medium">
        Places in each course
      </label>
      <input
        id={id}
        aria-describedby={`${id}-note`}
        type="number"
        min={1}
        max={999}
        value={typed ?? most ?? ""}
        placeholder="e.g. 12"
        data-own-undo={typed !== undefined || undefined}
        className="field-control w-22 [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none"
        onChange={({ currentTarget: { value } }) => setTyped(value)}
        onBlur={({ currentTarget }) => save(currentTarget)}
        onWheel={({ currentTarget }) => currentTarget.blur()}
        onKeyDown={({ key, currentTarget }) => key === "Enter" && save(currentTarget)}
      />
      <span id={`${id}-note`} className="text-sm text-muted-foreground">
        {most === undefined
          ? "Then you see how many are left."
          : "Those left follow from the bookings."}
      </span>
    </div>
  );
}
