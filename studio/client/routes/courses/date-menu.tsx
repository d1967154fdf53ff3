import { MenuSection, Separator } from "react-aria-components";

import { placesLeft } from "#content/course/spell-start-date.ts";
import { hasStarted } from "#content/course/start-dates.ts";

import { Item, MenuButton } from "../../shell/menu-button.tsx";
import { StudioIcon } from "../../shell/studio-icon.tsx";
import { useEditor } from "../website/draft/use-draft.ts";
import {
  type DateEntry,
  type DatesProps,
  isLive,
  placesOf,
  removeDate,
  setSeats,
} from "./change-dates.ts";
import { dayWords } from "./day-words.ts";

export const marks = {
  started: { says: "Started", look: "border-border bg-muted" },
  open: { says: "Open", look: "border-link bg-link/10" },
  few: { says: "Few left", look: "border-gold bg-gold text-ink" },
  full: { says: "Full", look: "border-link bg-link text-background" },
} as const;

/** What visitors see of a date, in the calendar’s colour. */
function MarkDot({ mark }: { mark: keyof typeof marks }) {
  return <span className={`size-3 shrink-0 rounded-full border-2 ${marks[mark].look}`} />;
}

/** What a date can be marked as, with the places left that say so: a number, or the word. */
const choices = (free: number | undefined) =>
  [
    ["open", placesLeft(free ?? 0) === "open" ? free : undefined, "is open"],
    ["few", "few", "has few places left"],
    ["full", 0, "is full"],
  ] as const;

/** What visitors see of a date, as a button that offers the rest, and what is rarely done with it. */
export function DateMenu({ entry, ...props }: DatesProps & { entry: DateEntry }) {
  const { dates, today, live, counted, onChange, onRemoved } = props;
  const { open } = useEditor();
  const { date } = entry;
  const name = dayWords.plain(date);
  const index = dates.startDates.findIndex((one) => one.date === date);
  const isStarted = hasStarted(entry, today);
  const mark = isStarted ? "started" : placesOf(entry);
  const button = (
    <>
      <MarkDot mark={mark} />
      <span className="text-left leading-tight whitespace-nowrap">
        {marks[mark].says}
        {!isStarted && !isLive(entry, live) && (
          <span className="block text-xs text-muted-foreground">not live yet</span>
        )}
        <span className="sr-only">, more about {name}</span>
      </span>
      <StudioIcon name="down" className="ml-auto size-4 text-link" />
    </>
  );
  return (
    <MenuButton
      label={`More about ${name}`}
      isNamedByWords
      button={button}
      buttonClass="step-menu w-full gap-1.5 border-border px-2.5"
    >
      {!isStarted && (
        <>
          <MenuSection
            aria-label="Visitors see"
            selectionMode="single"
            disallowEmptySelection
            selectedKeys={[mark]}
          >
            {choices(counted[date]).map(([key, seats, says]) => (
              <Item
                key={key}
                id={key}
                mark="after"
                before={<MarkDot mark={key} />}
                onAction={() => {
                  if (key !== mark) onChange(setSeats(dates, date, seats), `${name} ${says}.`);
                }}
              >
                {marks[key].says}
              </Item>
            ))}
          </MenuSection>
          <Separator className="mx-3 my-1.5 h-px bg-border" />
        </>
      )}
      <Item onAction={() => open(`start-dates/startDates/${index}/label`)}>
        Write the date in other words …
      </Item>
      {dates.startDates.length > 1 && (
        <Item
          onAction={() => {
            onChange(removeDate(dates, date), `Removed ${name}.`);
            onRemoved();
          }}
        >
          Remove
        </Item>
      )}
    </MenuButton>
  );
}
