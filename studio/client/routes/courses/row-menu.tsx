import { useState } from "react";
import { Button, Menu, MenuItem, MenuTrigger, Popover } from "react-aria-components";

import type { DateEntry, DatesDocument } from "../../../contract/courses.ts";
import { removeDate, setSpelling } from "./change-dates.ts";
import { coursesWords } from "./courses-words.ts";
import { dayWords } from "./day-words.ts";
import { SpellingDialog } from "./spelling-dialog.tsx";
import type { SavingDocument } from "./use-saved-document.ts";

const text = coursesWords.menu;

interface RowMenuProps {
  entry: DateEntry;
  dates: SavingDocument<DatesDocument>;
  today: string;
  /** Called after the date, with the button that had the focus, has gone. */
  onRemoved: () => void;
}

/** What is rarely done with a date. */
export function RowMenu({ entry, dates, today, onRemoved }: RowMenuProps) {
  const [isSpelling, setIsSpelling] = useState(false);
  const name = dayWords.plain(entry.date);
  return (
    <>
      <MenuTrigger>
        <Button
          aria-label={text.label(name)}
          className="inline-flex size-11 max-sm:w-9 max-[22rem]:w-7 cursor-pointer items-center justify-center rounded-full text-xl hover:bg-muted md:size-9"
        >
          ⋯
        </Button>
        <Popover placement="bottom end" className="menu-popover">
          <Menu className="menu">
            <Item onAction={() => setIsSpelling(true)}>{text.spell}</Item>
            {/* Pages need one date. */}
            <Item isDisabled={dates.value.startDates.length === 1} onAction={remove}>
              {dates.value.startDates.length === 1 ? text.last : text.remove}
            </Item>
          </Menu>
        </Popover>
      </MenuTrigger>
      {isSpelling && (
        <SpellingDialog
          entry={entry}
          onClose={() => setIsSpelling(false)}
          onKeep={(spelling) =>
            dates.change(setSpelling(entry.date, spelling), coursesWords.spelling.done(name))
          }
        />
      )}
    </>
  );

  function remove() {
    dates.change(removeDate(entry.date, today), text.removed(name));
    onRemoved();
  }
}

interface ItemProps {
  isDisabled?: boolean;
  onAction: () => void;
  children: string;
}

function Item({ isDisabled = false, onAction, children }: ItemProps) {
  return (
    <MenuItem
      isDisabled={isDisabled}
      onAction={onAction}
      className="menu-item data-disabled:opacity-60"
    >
      {children}
    </MenuItem>
  );
}
