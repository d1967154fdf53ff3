import { useState } from "react";
import { Dialog, Heading, Modal, ModalOverlay } from "react-aria-components";

import { spellStartDate } from "#content/course/spell-start-date.ts";
import { Button } from "#app/ui/button/button.tsx";

import type { DateEntry } from "../../../contract/courses.ts";
import { OptionalField } from "../../shell/optional-field.tsx";
import { coursesWords } from "./courses-words.ts";
import { dayWords } from "./day-words.ts";

const text = coursesWords.spelling;

interface SpellingDialogProps {
  entry: DateEntry;
  onClose: () => void;
  onKeep: (spelling: { month: string; label: string }) => void;
}

/** Changes how visitors read a date. */
export function SpellingDialog({ entry, onClose, onKeep }: SpellingDialogProps) {
  const [month, setMonth] = useState(entry.month ?? "");
  const [label, setLabel] = useState(entry.label ?? "");
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
            {text.title(dayWords.plain(entry.date))}
          </Heading>
          <form
            className="grid gap-4"
            onSubmit={(event) => {
              event.preventDefault();
              onKeep({ month: month.trim(), label: label.trim() });
              onClose();
            }}
          >
            <OptionalField label={text.month} note={text.hint}>
              {(control) => (
                <input
                  {...control}
                  value={month}
                  placeholder={usual.month}
                  onChange={(event) => setMonth(event.currentTarget.value)}
                />
              )}
            </OptionalField>
            <OptionalField label={text.label} note={text.hint}>
              {(control) => (
                <input
                  {...control}
                  value={label}
                  placeholder={usual.label}
                  onChange={(event) => setLabel(event.currentTarget.value)}
                />
              )}
            </OptionalField>
            <div className="flex flex-wrap gap-3">
              <Button type="submit" variant="primary">
                {text.keep}
              </Button>
              <Button type="button" variant="outline" onClick={onClose}>
                {text.cancel}
              </Button>
            </div>
          </form>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
