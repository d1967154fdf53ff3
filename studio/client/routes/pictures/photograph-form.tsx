import { useState } from "react";
import { Form, useNavigation } from "react-router";

import { Button } from "#app/ui/button/button.tsx";
import { readWords } from "#content/pictures/measure-words.ts";
import { closestZoom, isLargeEnough, type Size } from "#content/pictures/picture-focus.ts";
import { listedPictures, type PictureSlot } from "#content/pictures/picture-slots.ts";

import type { OpenPhotograph, OpenSlot } from "../../../server/pictures/slot-pictures.ts";
import { OptionalField } from "../../shell/optional-field.tsx";
import { StudioIcon } from "../../shell/studio-icon.tsx";
import { CropPreview, FocusPicker } from "./focus-and-crops.tsx";
import { picturesWords as text } from "./pictures-words.ts";
import { type ChoiceProblems, isPortrait } from "./read-choice.ts";
import { proposedAlt, slotTitle } from "./slot-words.ts";

interface PhotographFormProps {
  open: OpenSlot;
  photograph: OpenPhotograph;
  problems: ChoiceProblems | undefined;
}

/** Fits a photograph to its place: its focus, its crops, and what the owner says about it. */
export function PhotographForm({ open, photograph, problems }: PhotographFormProps) {
  const { slot, picture, words } = open;
  const [focus, setFocus] = useState(photograph.focus);
  const [alt, setAlt] = useState(picture.isPhotograph ? picture.alt : "");
  const proposal = proposedAlt(picture);
  const isSaving = useNavigation().formData?.get("intent") === "use";
  const { isWhole } = slot.shape;
  const source = `/pictures/${photograph.name}/original`;
  const shown = { source, picture: photograph, focus, words };
  const { colours } = photograph;
  const scrim = colours && readWords(colours, photograph, slot, focus)?.scrim;
  const fits = qualityOf(photograph, slot);
  const closest = slot.isFace ? closestZoom(photograph, slot.shape) : 1;

  return (
    <Form method="post" encType="multipart/form-data" className="mt-4 grid gap-6">
      <div className="grid gap-4 lg:grid-cols-2 lg:gap-8">
        {!isWhole && (
          <FocusPicker {...photograph} source={source} focus={focus} onChange={setFocus} />
        )}
        <div className="grid content-start gap-4">
          <div className={slot.narrow ? "grid grid-cols-[5fr_2fr] items-start gap-4" : "max-w-md"}>
            <CropPreview
              {...shown}
              label={slot.narrow ? text.desktop : text.everywhere}
              shape={slot.shape}
              scrim={scrim}
            />
            {slot.narrow && (
              <CropPreview {...shown} label={text.phone} shape={slot.narrow} scrim={scrim} />
            )}
          </div>
          {closest > 1 && (
            <label className="grid font-medium">
              {text.closer}
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
            <Finding isGood={fits === "good"}>
              {text.quality[fits === "good" && slot.narrow ? "big" : fits]}
            </Finding>
            {scrim && <Finding isGood>{text.scrim[scrim]}</Finding>}
          </div>
        </div>
      </div>
      <div className="panel grid gap-6">
        {Object.entries({ ...focus, seen: open.seen, photograph: photograph.name }).map(
          ([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ),
        )}
        {isWhole && (
          <>
            <input type="hidden" name="alt" value={slotTitle(picture)} />
            <input type="hidden" name="people" value="nobody" />
          </>
        )}
        {!isWhole && !isPortrait(picture.slot) && (
          <div>
            <OptionalField
              label={text.alt}
              note={problems?.alt?.[0] ?? text.altHint}
              isWrong={problems?.alt !== undefined}
            >
              {(control) => (
                <input
                  {...control}
                  type="text"
                  name="alt"
                  value={alt}
                  onChange={({ currentTarget }) => setAlt(currentTarget.value)}
                />
              )}
            </OptionalField>
            {proposal && proposal !== alt && (
              <button type="button" className="fact-link" onClick={() => setAlt(proposal)}>
                {text.propose}
              </button>
            )}
          </div>
        )}
        {!isWhole && <People said={photograph.people} problem={problems?.people?.[0]} />}
        <div className="flex flex-wrap items-center gap-4">
          <Button
            type="submit"
            variant="primary"
            name="intent"
            value="use"
            disabled={isSaving || fits !== "good"}
          >
            {text.use}
          </Button>
          <p role="status" className="empty:hidden">
            {isSaving && text.saving}
          </p>
        </div>
      </div>
    </Form>
  );
}

/** What was found out about the photograph in its place. */
function Finding({ isGood, children }: { isGood: boolean; children: React.ReactNode }) {
  return (
    <p className={`flex gap-2 ${isGood ? "" : "font-medium text-error"}`}>
      <StudioIcon name={isGood ? "check" : "alert"} className="mt-0.5 size-5 text-link" />
      {children}
    </p>
  );
}

function People({
  said,
  problem,
}: {
  said: OpenPhotograph["people"];
  problem?: string | undefined;
}) {
  return (
    <fieldset className="grid gap-1" {...(problem && { "aria-describedby": "people-problem" })}>
      <legend className="mb-1 font-medium">{text.people.legend}</legend>
      {problem && (
        <p id="people-problem" className="text-sm text-error">
          {problem}
        </p>
      )}
      {(["agreed", "nobody"] as const).map((answer) => (
        <label key={answer} className="flex min-h-11 items-center gap-3">
          <input
            type="radio"
            name="people"
            value={answer}
            defaultChecked={said === answer}
            className="size-5 accent-link"
          />
          {text.people[answer]}
        </label>
      ))}
    </fieldset>
  );
}

function qualityOf(photograph: Size, { shape, narrow }: PictureSlot): keyof typeof text.quality {
  const fits = (place: PictureSlot["shape"]) => isLargeEnough(photograph, place);
  if (fits(shape) && (!narrow || fits(narrow))) return "good";
  return fits(listedPictures.gallery.slot.shape) ? "gallery" : "small";
}
