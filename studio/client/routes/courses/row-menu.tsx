import { useState } from "react";
import { Dialog, Heading, Modal, ModalOverlay } from "react-aria-components";

import { spellStartDate } from "#content/course/spell-start-date.ts";
import { Button } from "#app/ui/button/button.tsx";

import type { DateEntry, DatesDocument } from "../../../server/courses/courses.ts";
import { Item, MenuButton } from "../../shell/menu-button.tsx";
import { OptionalField } from "../../shell/optional-field.tsx";
import { removeDate, setSpelling as spell } from "./change-dates.ts";
import { coursesWords, dayWords } from "./courses-words.ts";
import type { SavingDocument } from "./saved-document.ts";

const { menu: text, spelling: spellingText } = coursesWords;

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
  // Pages need one date.
  const isLast = dates.value.startDates.length === 1;
  return (
    <>
      <MenuButton
        label={text.label(name)}
        button="⋯"
        buttonClass="inline-flex size-11 max-sm:w-9 max-[22rem]:w-7 cursor-pointer items-center justify-center rounded-full text-xl hover:bg-muted md:size-9"
      >
        <Item onAction={() => setIsSpelling(true)}>{text.spell}</Item>
        <Item isDisabled={isLast} onAction={remove}>
          {isLast ? text.last : text.remove}
        </Item>
      </MenuButton>
      {isSpelling && (
        <SpellingDialog
          entry={entry}
          onClose={() => setIsSpelling(false)}
          onKeep={(spelling) =>
            dates.change(spell(entry.date, spelling), coursesWords.spelling.done(name))
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

interface SpellingDialogProps {
  entry: DateEntry;
  onClose: () => void;
  onKeep: (spelling: { month: string; label: string }) => void;
}

/** Changes how visitors read a date. */
function SpellingDialog({ entry, onClose, onKeep }: SpellingDialogProps) {
  const { month = "", label = "" } = entry;
  const [spelling, setSpelling] = useState({ month, label });
  const usual = spellStartDate({ date: entry.date });
  return (
    <ModalOverlay
      isDismissable
      isOpen
      onOpenChange={onClose}
      className="fixed inset-0 z-50 grid place-items-center overflow-y-auto bg-black/40 p-4"
    >
      <Modal className="w-full max-w-md">
        <Dialog className="rounded-2xl bg-card p-6 outline-none">
          <Heading slot="title" className="mb-4 text-subtitle font-semibold">
            {spellingText.title(dayWords.plain(entry.date))}
          </Heading>
          <form
            className="grid gap-4"
            onSubmit={(event) => {
              event.preventDefault();
              onKeep({ month: spelling.month.trim(), label: spelling.label.trim() });
              onClose();
            }}
          >
            {(["month", "label"] as const).map((part) => (
              <OptionalField key={part} label={spellingText[part]} note={spellingText.hint}>
                {(control) => (
                  <input
                    {...control}
                    value={spelling[part]}
                    placeholder={usual[part]}
                    onChange={({ currentTarget: { value } }) =>
                      setSpelling({ ...spelling, [part]: value })
                    }
                  />
                )}
              </OptionalField>
            ))}
            <div className="flex flex-wrap gap-3">
              <Button type="submit" variant="primary">
                {spellingText.keep}
              </Button>
              <Button type="button" variant="outline" onClick={onClose}>
                {spellingText.cancel}
              </Button>
            </div>
          </form>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
