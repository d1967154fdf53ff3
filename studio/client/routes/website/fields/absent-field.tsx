import type { Ref } from "react";

import { describe, emptyValue } from "#content/schema/describe.ts";

import { Empty } from "#studio/client/shell/drawings/empty.tsx";
import { StudioIcon } from "#studio/client/shell/studio-icon.tsx";
import { useEditor } from "../draft/use-draft.ts";
import { fieldId, schemaOf } from "./field-path.ts";

interface AbsentFieldProps {
  path: string;
  label: string;
  ref: Ref<HTMLButtonElement>;
}

/** An optional fact that the owner has not said anything about. */
export function AbsentField({ path, label, ref }: AbsentFieldProps) {
  const { store, open } = useEditor();
  const schema = schemaOf(path);
  const { meta } = describe(schema);
  const { example } = meta.question ?? meta;
  const shared = {
    ref,
    id: fieldId(path),
    type: "button",
    onClick() {
      store.change(path, emptyValue(schema));
      open(path);
    },
  } as const;
  const note = example ? `For example: ${example}` : "The website says nothing about this.";
  if (!path.includes("/")) {
    const what = label.toLowerCase();
    return (
      <Empty drawing="bottle" heading={`No ${what} yet`} text={note}>
        <button {...shared} className="small-button">
          <StudioIcon name="add" />
          Write {what}
        </button>
      </Empty>
    );
  }
  return (
    <button
      {...shared}
      className="row -my-2.5 w-full cursor-pointer border-t border-border text-left leading-snug first:border-0"
    >
      <StudioIcon name="add" className="round-icon" />
      <span>
        <span className="block font-medium">{label}</span>
        <span className="text-sm text-muted-foreground">{note}</span>
      </span>
    </button>
  );
}
