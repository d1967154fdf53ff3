import { useState } from "react";

interface ClassSizeProps {
  /** Undefined while nobody has said it. */
  most: number | undefined;
  onChange: (most: number | undefined) => void;
  /** What else can be done with it. */
  children: React.ReactNode;
}

/** How many people a course takes, as a sentence to complete; the places left follow from it. */
export function ClassSize({ most, onChange, children }: ClassSizeProps) {
  const [typed, setTyped] = useState<string>();
  function save({ value, validity }: HTMLInputElement) {
    setTyped(undefined);
    const said = value === "" ? undefined : Number(value);
    if (validity.valid && said !== most) onChange(said);
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 py-1">
      <label className="flex flex-wrap items-center gap-x-2 font-medium">
        Each course takes
        <input
          type="number"
          min={1}
          max={999}
          value={typed ?? most ?? ""}
          placeholder="e.g. 12"
          data-own-undo={typed !== undefined || undefined}
          className="field-control w-22 text-center [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none"
          onChange={({ currentTarget: { value } }) => setTyped(value)}
          onBlur={({ currentTarget }) => save(currentTarget)}
          onWheel={({ currentTarget }) => currentTarget.blur()}
          onKeyDown={({ key, currentTarget }) => key === "Enter" && save(currentTarget)}
        />
        people
      </label>
      {most === undefined && (
        <p className="text-sm text-muted-foreground">Then you see how many places are left.</p>
      )}
      {children}
    </div>
  );
}
