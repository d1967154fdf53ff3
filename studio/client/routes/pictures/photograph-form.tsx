import { useEffect, useRef, useState } from "react";

import { Button } from "#app/ui/button/button.tsx";
import { readWords } from "#content/pictures/measure-words.ts";
import {
  closestZoom,
  type Focus,
  isLargeEnough,
  type Size,
} from "#content/pictures/picture-focus.ts";
import { listedPictures, type PictureSlot } from "#content/pictures/picture-slots.ts";

import { isPortrait } from "#studio/contract/pictures.ts";
import type { OpenPhotograph, OpenSlot } from "#studio/server/pictures/slot-pictures.ts";
import { LabelledField } from "../../shell/labelled-field.tsx";
import { StudioIcon, type StudioIconName } from "../../shell/studio-icon.tsx";
import { useFocusAfterAction } from "../../shell/use-focus-after-action.ts";
import { placingProblem, type usePlacing } from "../../shell/frame/use-placing.ts";
import { SecondsSoFar } from "../publishing/seconds-so-far.tsx";
import { PhotographCrops, StandingCrops } from "./crops.tsx";
import { FocusPicker } from "./focus-picker.tsx";
import { PeopleQuestion } from "./people-question.tsx";
import { shotFor, slotTitle } from "./slot-words.ts";

const qualities = {
  good: "Good for this place.",
  gallery: "Too small for this place: only for the gallery.",
  small: "Too small for the website. Choose the photo as the camera took it.",
};

const scrimTexts = {
  none: "The words on it are readable.",
  light: "The words on it are readable, with a light veil.",
  medium: "The words on it are readable, with a veil.",
  strong: "The words on it are readable, with a dark veil.",
  darkest:
    "The words on it are readable, with a very dark veil. A darker photograph would look better.",
  beside:
    "It moves to the right and fades into the dark behind the words. A photograph that is dark at the left, with its subject at the right, needs less of that.",
};

/** What was marked and written here, for whoever comes back because it was refused. */
const choices = new Map<string, { focus: Focus; alt: string }>();

/** Controls with a problem. */
const WRONG = "[aria-invalid], fieldset[aria-describedby] input";

interface PhotographFormProps {
  open: OpenSlot;
  photograph: OpenPhotograph;
  /** Whether another picture stands there still. */
  isOther: boolean;
  /** When visitors see it. */
  when: string | false;
  placing: ReturnType<typeof usePlacing>;
}

/** Fits a photograph to its place: its focus, its crops, and what the owner says about it. */
export function PhotographForm({ open, photograph, isOther, when, placing }: PhotographFormProps) {
  const { slot, picture, words } = open;
  const id = `${picture.slot} ${photograph.name} ${isOther ? "" : open.seen}`;
  const begun = choices.get(id);
  const [focus, setFocus] = useState(begun?.focus ?? photograph.focus);
  const [alt, setAlt] = useState(begun?.alt ?? (isOther ? "" : picture.alt));
  useEffect(() => void choices.set(id, { focus, alt }), [id, focus, alt]);
  const { Form, isSaving, isHere } = placing;
  // Not what became of another photograph.
  const problems = isHere ? placing.answer : undefined;
  const { isWhole } = slot.shape;
  const source = `/pictures/${photograph.name}/original`;
  const { colours } = photograph;
  const scrim = colours && readWords(colours, photograph, slot, focus)?.scrim;
  const fits = qualityOf(photograph, slot);
  const shot = shotFor(picture);
  const hidden = {
    ...focus,
    seen: open.seen,
    photograph: photograph.name,
    ...(isWhole && { alt: slotTitle(picture), people: "nobody" }),
  };
  const form = useRef<HTMLFormElement>(null);
  useFocusAfterAction(problems, () => form.current?.querySelector<HTMLElement>(WRONG));
  const closest = slot.isFace ? closestZoom(photograph, slot.shape) : 1;
  if (fits !== "good") return <TooSmall source={source}>{qualities[fits]}</TooSmall>;

  return (
    <Form
      ref={form}
      method="post"
      encType="multipart/form-data"
      className={`grid gap-6 ${isWhole ? "" : "lg:grid-cols-2 lg:grid-rows-[auto_1fr] lg:gap-x-8"}`}
    >
      {!isWhole && (
        <FocusPicker {...photograph} source={source} focus={focus} onChange={setFocus} />
      )}
      <div className="grid content-start gap-4 lg:row-span-2">
        <PhotographCrops {...{ source, focus, words, slot, scrim }} picture={photograph} />
        {closest > 1 && (
          <label className="grid font-medium">
            How close
            <input
              type="range"
              min={1}
              max={closest}
              step={0.05}
              value={focus.zoom}
              onChange={({ currentTarget: { value } }) =>
                setFocus({ ...focus, zoom: Number(value) })
              }
              className="h-11 w-full max-w-80 accent-link"
            />
          </label>
        )}
        <div aria-live="polite" className="grid gap-1 text-sm">
          <Finding icon="check">{qualities[fits]}</Finding>
          {scrim && <Finding icon="check">{scrimTexts[scrim]}</Finding>}
        </div>
        <div className="panel grid gap-4">
          {Object.entries(hidden).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {!isWhole && !isPortrait(picture.slot) && (
            <div>
              <LabelledField
                label="What is on it"
                note={problems?.alt?.[0] ?? "One sentence, for people who cannot see it."}
                isWrong={problems?.alt !== undefined}
              >
                {(control) => (
                  <input
                    {...control}
                    type="text"
                    name="alt"
                    value={alt}
                    // The page goes on by itself.
                    readOnly={isSaving && isHere}
                    onChange={({ currentTarget }) => setAlt(currentTarget.value)}
                  />
                )}
              </LabelledField>
              {shot && alt === "" && (
                <button type="button" className="fact-button" onClick={() => setAlt(shot.title)}>
                  <StudioIcon name="add" className="size-4" />
                  {shot.title}
                </button>
              )}
            </div>
          )}
          {!isWhole && <PeopleQuestion said={photograph.people} problem={problems?.people?.[0]} />}
          <Button type="submit" variant="primary" name="intent" value="use" disabled={isSaving}>
            Use this photograph
          </Button>
          <p role="status" className="empty:hidden">
            {isSaving && !isHere && "Another photograph is on its way. Use this one after it."}
            {isSaving && isHere && (
              <>
                All its sizes are being made. You can go on: it goes to its place by itself.
                <SecondsSoFar />
              </>
            )}
          </p>
          <p role="alert" className="font-medium text-error empty:hidden">
            {placingProblem(problems)}
          </p>
          {when && <p className="text-sm text-muted-foreground">{when}</p>}
        </div>
      </div>
      {isOther && <StandingCrops picture={picture} slot={slot} />}
    </Form>
  );
}

/** A short fact, after an icon. */
export function Finding({ icon, children }: { icon: StudioIconName; children: string }) {
  return (
    <p className="flex gap-2">
      <StudioIcon name={icon} className="mt-0.5 size-5 text-link" />
      {children}
    </p>
  );
}

/** A photograph that no mark makes large enough. */
function TooSmall({ source, children }: { source: string; children: string }) {
  return (
    <div className="panel grid justify-items-start gap-3">
      <p role="alert" className="flex gap-2 font-medium text-error">
        <StudioIcon name="alert" className="mt-0.5 size-5" />
        {children}
      </p>
      <img src={source} alt="" className="max-h-40 rounded-lg" />
    </div>
  );
}

function qualityOf(photograph: Size, { shape, narrow }: PictureSlot): keyof typeof qualities {
  const fits = (place: PictureSlot["shape"]) => isLargeEnough(photograph, place);
  if (fits(shape) && (!narrow || fits(narrow))) return "good";
  return fits(listedPictures.gallery.slot.shape) ? "gallery" : "small";
}
