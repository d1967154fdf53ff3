import { useState } from "react";

import { describe, emptyValue } from "#content/schema/describe.ts";
import { valueAt } from "#content/value-at.ts";
import { Button, GridList, GridListItem, type Key, useDragAndDrop } from "react-aria-components";

import { at } from "#studio/contract/data-path.ts";
import { StudioIcon } from "#studio/client/shell/studio-icon.tsx";
import { withMoved } from "../draft/change-value.ts";
import { valueIn } from "../draft/draft-state.ts";
import { useDraftState, useEditor } from "../draft/use-draft.ts";
import { beginningOfEntry, choiceOfEntry, labelOfEntry, schemaOf } from "./field-path.ts";

/** Where an entry has the name of its picture. */
const PICTURES = [["file"], ["picture", "file"], ["poster", "file"], ["portrait"]];

interface ListFieldProps {
  path: string;
  label: string;
  note: string | undefined;
}

/** A list whose entries are opened, added, and moved by dragging or by the keyboard. */
export function ListField({ path, label, note }: ListFieldProps) {
  const entry = schemaOf(at(path, 0));
  const { store, open } = useEditor();
  const value = useDraftState((state) => valueIn(state, path));
  const facts = useDraftState((state) => state.facts);
  const isReplies = path.startsWith("replies/");
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  // An entry that is moved keeps its id, and with it the focus.
  const [ids, setIds] = useState<readonly number[]>([]);
  const idOf = (index: number) => (ids.length === entries.length ? (ids[index] ?? index) : index);
  const items = entries.map((one, index) => ({
    id: String(idOf(index)),
    name: labelOfEntry(entry, one, index, facts),
    beginning: beginningOfEntry(entry, one, facts),
    choice: choiceOfEntry(entry, one),
    file: PICTURES.map((keys) => valueAt(one, keys)).find((file) => typeof file === "string"),
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
        renderEmptyState={() => <p className="py-3 text-muted-foreground">Nothing here yet.</p>}
        className="rows"
      >
        {({ id, name, beginning, choice, file }) => (
          <GridListItem
            id={id}
            textValue={name}
            className="group list-row flex min-h-14 cursor-pointer items-center gap-2 hover:bg-muted data-dragging:opacity-50"
          >
            <Button
              slot="drag"
              aria-label={`Move “${name}”`}
              className="icon-button -mx-2 cursor-grab text-muted-foreground group-focus-within:opacity-100 group-hover:opacity-100 pointer-fine:-ml-6 pointer-fine:opacity-0"
            >
              <StudioIcon name="menu" className="size-4" />
            </Button>
            {file && (
              <span className="tree-thumbnail size-12">
                <img src={`/pictures/${file}`} alt="" />
              </span>
            )}
            <span
              className={`min-w-0 flex-1 items-center gap-x-2 py-2 leading-snug break-words ${isReplies ? "grid grid-cols-[minmax(0,1fr)_auto]" : "flex flex-wrap justify-between"}`}
            >
              <span className="font-medium">{name}</span>
              {isReplies && choice ? (
                <span
                  title="Once sent"
                  className="flex w-32 items-center gap-1.5 sm:row-span-2 sm:w-40 sm:gap-3"
                >
                  <StudioIcon name="leads" className="size-3.5 text-muted-foreground sm:size-4" />
                  <span className="sr-only">Once sent:</span>
                  <span className="badge max-sm:gap-1 max-sm:px-1.5 max-sm:text-xs">
                    <span className={`step-dot step-${choice.choice}`} />
                    {choice.text}
                  </span>
                </span>
              ) : (
                choice && choice.text !== name && <span className="badge">{choice.text}</span>
              )}
              {beginning && (
                <span className="basis-full truncate text-sm text-muted-foreground max-sm:col-span-full">
                  {beginning}
                </span>
              )}
            </span>
            {!isReplies && <StudioIcon name="next" className="mr-2 size-4 text-link" />}
          </GridListItem>
        )}
      </GridList>
      <button type="button" className="small-button justify-self-start" onClick={add}>
        <StudioIcon name="add" className="size-4" />
        Add another <span className="sr-only">to “{label}”</span>
      </button>
    </div>
  );
}
