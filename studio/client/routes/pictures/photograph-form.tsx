import { useRef, useState } from "react";
import { Form, useNavigation } from "react-router";

import { Button } from "#app/ui/button/button.tsx";
import { readWords } from "#content/pictures/measure-words.ts";
import { closestZoom, isLargeEnough, type Size } from "#content/pictures/picture-focus.ts";
import { listedPictures, type PictureSlot } from "#content/pictures/picture-slots.ts";

import { type ChoiceProblems, isPortrait } from "#studio/contract/pictures.ts";
import type { OpenPhotograph, OpenSlot } from "#studio/server/pictures/slot-pictures.ts";
import { LabelledField } from "../../shell/labelled-field.tsx";
import { StudioIcon } from "../../shell/studio-icon.tsx";
import { useFocusAfterAction } from "../../shell/use-focus-after-action.ts";
import { PhotographCrops, StandingCrops } from "./crops.tsx";
import { FocusPicker } from "./focus-picker.tsx";
import { PeopleQuestion } from "./people-question.tsx";
import { slotTitle } from "./slot-words.ts";

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

const ALT_HINT =
  "One sentence, for people who cannot see it. For example: “Three trainees laugh under a palm tree”.";

/** Controls with a problem. */
const WRONG = "[aria-invalid], fieldset[aria-describedby] input";

interface PhotographFormProps {
  open: OpenSlot;
  photograph: OpenPhotograph;
  /** Whether another picture stands there still. */
  isOther: boolean;
  problems: ChoiceProblems | undefined;
}

/** Fits a photograph to its place: its focus, its crops, and what the owner says about it. */
export function PhotographForm({ open, photograph, isOther, problems }: PhotographFormProps) {
  const { slot, picture, words } = open;
  const [focus, setFocus] = useState(photograph.focus);
  const isSaving = useNavigation().formData?.get("intent") === "use";
  const { isWhole } = slot.shape;
  const source = `/pictures/${photograph.name}/original`;
  const shown = { source, picture: photograph, focus, words };
  const { colours } = photograph;
  const scrim = colours && readWords(colours, photograph, slot, focus)?.scrim;
  const fits = qualityOf(photograph, slot);
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
    <Form ref={form} method="post" encType="multipart/form-data" className="mt-4 grid gap-6">
      <div className="grid gap-4 lg:grid-cols-2 lg:gap-8">
        {!isWhole && (
          <FocusPicker {...photograph} source={source} focus={focus} onChange={setFocus} />
        )}
        <div className="grid content-start gap-4">
          <div className={isOther ? "grid grid-cols-2 items-start gap-4" : ""}>
            {isOther && <StandingCrops picture={picture} slot={slot} />}
            <section aria-label="Your photo">
              {isOther && <h2 className="mb-1 text-subtitle">Your photo</h2>}
              <PhotographCrops {...shown} slot={slot} scrim={scrim} isBeside={isOther} />
            </section>
          </div>
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
          <div aria-live="polite" className="grid gap-2">
            <Finding>{qualities[fits]}</Finding>
            {scrim && <Finding>{scrimTexts[scrim]}</Finding>}
          </div>
        </div>
      </div>
      <div className="panel grid gap-6">
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {!isWhole && !isPortrait(picture.slot) && (
          <LabelledField
            label="What is on it"
            note={problems?.alt?.[0] ?? ALT_HINT}
            isWrong={problems?.alt !== undefined}
          >
            {(control) => (
              <input
                {...control}
                type="text"
                name="alt"
                defaultValue={picture.isPhotograph ? picture.alt : ""}
              />
            )}
          </LabelledField>
        )}
        {!isWhole && <PeopleQuestion said={photograph.people} problem={problems?.people?.[0]} />}
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" variant="primary" name="intent" value="use" disabled={isSaving}>
            Use this photograph
          </Button>
          <p role="status" className="empty:hidden">
            {isSaving && "All its sizes are being made. A large one takes half a minute …"}
          </p>
        </div>
      </div>
    </Form>
  );
}

function Finding({ children }: { children: string }) {
  return (
    <p className="flex gap-2">
      <StudioIcon name="check" className="mt-0.5 size-5 text-link" />
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
