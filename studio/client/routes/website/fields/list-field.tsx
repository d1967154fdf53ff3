import { useState } from "react";

import { describe, emptyValue, pictureName, schemaAt } from "#content/schema/describe.ts";
import { Button, GridList, GridListItem, type Key, useDragAndDrop } from "react-aria-components";

import { at } from "#studio/contract/data-path.ts";
import { StudioIcon } from "#studio/client/shell/studio-icon.tsx";
import { withMoved } from "../draft/change-value.ts";
import { valueIn } from "../draft/draft-state.ts";
import { useDraftState, useEditor } from "../draft/use-draft.ts";
import { beginningOfEntry, choiceOfEntry, labelOfEntry, schemaOf } from "./field-path.ts";

interface ListFieldProps {
  path: string;
  label: string;
  note: string | undefined;
}

/** A list whose entries are opened, added, and moved by dragging or by the keyboard. */
export function ListField({ path, label, note }: ListFieldProps) {
  const entry = schemaOf(at(path, 0));
  const { store, open, beside } = useEditor();
  const value = useDraftState((state) => valueIn(state, path));
  const facts = useDraftState((state) => state.facts);
  const isReplies = path.startsWith("replies/");
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  // An entry that is moved keeps its id, and with it the focus.
  const [ids, setIds] = useState<readonly number[]>([]);
  const idOf = (index: number) => (ids.length === entries.length ? (ids[index] ?? index) : index);
  const pictureInside = (one: unknown) =>
    Object.entries(Object(one))
      .map(([key, inner]) => pictureName(schemaAt(entry, [key]), inner))
      .find((name) => name !== undefined);
  const items = entries.map((one, index) => ({
    id: String(idOf(index)),
    name: labelOfEntry(entry, one, index, facts),
    beginning: beginningOfEntry(entry, one, facts),
    choice: choiceOfEntry(entry, one),
    file: pictureName(entry, one) ?? pictureInside(one),
  }));

  const indexOf = (key: Key) => items.findIndex(({ id }) => id === key);
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ "text/plain": items[indexOf(key)]?.name ?? "" })),
    onReorder({ keys: [moved = ""], target: { key, dropPosition } }) {
      const before = indexOf(key) + (dropPosition === "after" ? 1 : 0);
      const present = entries.map((_, index) => idOf(index));
      setIds(withMoved(present, indexOf(moved), before));
      store.change(path, withMoved(entries, indexOf(moved), before));
    },
  });

  function add() {
    const copy = describe(entry).kind === "group" ? emptyValue(entry) : "";
    store.change(path, [...entries, copy]);
    open(at(path, entries.length));
  }

  return (
    <div className="grid gap-2">
      {note && <p className="text-sm text-muted-foreground">{note}</p>}
      <GridList
        aria-label={label}
        items={items}
        dragAndDropHooks={dragAndDropHooks}
        onAction={(key) => open(at(path, indexOf(key)))}
        // Beside it stands what is selected, and a press of Enter leads there.
        selectionMode={beside ? "single" : "none"}
        selectionBehavior="replace"
        disallowEmptySelection
        selectedKeys={items
          .filter((_, index) => at(path, index) === beside?.entry)
          .map(({ id }) => id)}
        onSelectionChange={(keys) => {
          for (const key of keys === "all" ? [] : keys) beside?.show(at(path, indexOf(key)));
        }}
        renderEmptyState={() => <p className="py-3 text-muted-foreground">Nothing here yet.</p>}
        className={isReplies ? "rows -mx-4 -mt-4 border-t-0 sm:-mx-5 sm:-mt-5" : "rows"}
      >
        {({ id, name, beginning, choice, file }) => (
          <GridListItem
            id={id}
            textValue={name}
            className={`group list-row relative flex min-h-14 cursor-pointer items-center gap-3 hover:bg-muted data-dragging:opacity-50 data-selected:bg-muted ${isReplies ? "px-4 first:rounded-t-xl sm:px-5" : ""}`}
          >
            {file && (
              <span className="tree-thumbnail size-12">
                <img src={`/pictures/${file}`} alt="" />
              </span>
            )}
            <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-2 py-2 leading-snug break-words">
              <span className="font-medium">{name}</span>
              {choice && !isReplies && choice.text !== name && (
                <span className="badge">{choice.text}</span>
              )}
              {choice && isReplies && (
                <span className="flex items-center gap-2 text-sm">
                  <span className="sr-only">Then moves to</span>
                  <span className={`step-dot step-${choice.choice}`} />
                  {choice.text}
                </span>
              )}
              {beginning && (
                <span className="basis-full truncate text-sm text-muted-foreground/85">
                  {beginning}
                </span>
              )}
            </span>
            {/* With a mouse it stands over the padding, so that it indents nothing. */}
            <Button
              slot="drag"
              aria-label={`Move “${name}”`}
              className={`${isReplies ? "pointer-fine:-left-0.5" : "pointer-fine:-left-5"} icon-button -mx-2 cursor-grab text-muted-foreground group-focus-within:opacity-100 group-hover:opacity-100 focus-visible:-outline-offset-2 pointer-fine:absolute pointer-fine:mx-0 pointer-fine:w-6 pointer-fine:opacity-0`}
            >
              <StudioIcon name="menu" className="size-4" />
            </Button>
            {!beside && <StudioIcon name="next" className="size-4 text-link" />}
          </GridListItem>
        )}
      </GridList>
      <button type="button" className="small-button mt-2 justify-self-start" onClick={add}>
        <StudioIcon name="add" className="size-4" />
        Add another <span className="sr-only">to “{label}”</span>
      </button>
    </div>
  );
}
