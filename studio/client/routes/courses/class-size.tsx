import { useState } from "react";

import { LabelledField } from "../../shell/labelled-field.tsx";

interface ClassSizeProps {
  /** Undefined while nobody has said it. */
  most: number | undefined;
  onChange: (most: number | undefined) => void;
}

/** How many people a course takes; the places left follow from it. */
export function ClassSize({ most, onChange }: ClassSizeProps) {
  const [typed, setTyped] = useState<string>();
  function save({ value, validity }: HTMLInputElement) {
    setTyped(undefined);
    const said = value === "" ? undefined : Number(value);
    if (validity.valid && said !== most) onChange(said);
  }
  return (
    <LabelledField
      label="Places in each course"
      note={most === undefined ? "Then you see how many places are left." : undefined}
    >
      {(control) => (
        <input
          {...control}
          type="number"
          min={1}
          max={999}
          value={typed ?? most ?? ""}
          placeholder="e.g. 12"
          data-own-undo={typed !== undefined || undefined}
          className="field-control mt-1 max-w-34 [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none"
          onChange={({ currentTarget: { value } }) => setTyped(value)}
          onBlur={({ currentTarget }) => save(currentTarget)}
          onWheel={({ currentTarget }) => currentTarget.blur()}
          onKeyDown={({ key, currentTarget }) => key === "Enter" && save(currentTarget)}
        />
      )}
    </LabelledField>
  );
}
