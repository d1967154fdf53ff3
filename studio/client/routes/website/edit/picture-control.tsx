import { useEffect, useId, useRef, useState } from "react";

import { Button } from "#app/ui/button/button.tsx";
import { useBrowserValue } from "#app/ui/use-browser-state.ts";

import type { PictureField } from "../../../../contract/content-editing.ts";
import { CENTRE, type Crop } from "../../../../contract/picture-crop.ts";
import { CropControl } from "./crop-control.tsx";
import { fieldId } from "../../../../contract/field-names.ts";
import { pictureWords as text } from "./picture-words.ts";

/** In bytes; the same as LARGEST_FILE in studio/server/pictures, where the server checks it. */
const LARGEST_FILE = 60_000_000;

/** A picture and a file control that replaces it. Without JavaScript, only its middle is kept. */
export function PictureControl({ field }: { field: PictureField }) {
  const { path, label, help, error, value, original } = field;
  const id = `${fieldId(path)}-value`;
  const noteId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<string>();
  const [isTooLarge, setTooLarge] = useState(false);
  const [isCropping, setCropping] = useState(false);
  const note = [error ?? (isTooLarge && text.tooLarge), help, text.files].filter(Boolean).join(" ");

  // The object URL keeps the chosen file in memory until it is revoked.
  useEffect(() => () => void (chosen && URL.revokeObjectURL(chosen)), [chosen]);

  function choose(file: File | undefined) {
    const refused = file !== undefined && file.size > LARGEST_FILE;
    if (refused && input.current) input.current.value = "";
    setTooLarge(refused);
    setChosen(file && !refused ? URL.createObjectURL(file) : undefined);
  }

  function keep() {
    if (input.current) input.current.value = "";
    choose(undefined);
    input.current?.focus();
  }

  return (
    <div id={fieldId(path)} className="grid gap-3">
      <p className="font-medium" aria-hidden="true">
        {label}
      </p>
      <input type="hidden" name={path} value={value} />
      {!chosen && !isCropping && <Now value={value} shape={field.shape} />}
      <div>
        <label htmlFor={id} className="sr-only">
          {text.choose(label)}
        </label>
        <input
          ref={input}
          id={id}
          type="file"
          name={`${path}/upload`}
          accept="image/jpeg,image/png,image/webp,image/avif"
          onChange={(event) => choose(event.currentTarget.files?.[0])}
          aria-describedby={noteId}
          className={`field-control file:mr-4 file:min-h-8 file:cursor-pointer file:rounded-full file:border file:border-muted-foreground file:px-4 file:font-medium ${error || isTooLarge ? "border-2 border-error" : "border-muted-foreground"}`}
          {...((error || isTooLarge) && { "aria-invalid": true })}
        />
        <p
          id={noteId}
          className={`mt-1 text-sm ${error || isTooLarge ? "text-error" : "text-muted-foreground"}`}
        >
          {note}
        </p>
      </div>
      <p aria-live="polite" className={chosen ? "text-sm" : "sr-only"}>
        {chosen ? text.chosen : isTooLarge && text.tooLarge}
      </p>
      <Crops
        field={field}
        chosen={chosen}
        isCropping={isCropping}
        onOpen={() => setCropping(true)}
        crop={original?.crop ?? CENTRE}
      />
      {chosen && (
        <p>
          <Button type="button" variant="outline" onClick={keep}>
            {value === "" ? text.takeNone : text.keep}
          </Button>
        </p>
      )}
    </div>
  );
}

function Now({ value, shape }: Pick<PictureField, "value" | "shape">) {
  if (value === "") return <p className="text-muted-foreground">{text.none}</p>;
  return (
    <img
      src={`/pictures/${value}`}
      alt={text.now}
      width={shape.width}
      height={shape.height}
      loading="lazy"
      className="h-auto w-full max-w-60 rounded-xl border border-border"
    />
  );
}

interface CropsProps {
  field: PictureField;
  /** The object URL of the chosen file. */
  chosen: string | undefined;
  isCropping: boolean;
  onOpen: () => void;
  crop: Crop;
}

/** The crop control: of a chosen file, or of the uploaded picture once its button was pressed. */
function Crops({ field: { path, value, shape, original }, chosen, ...rest }: CropsProps) {
  const { isCropping, onOpen, crop } = rest;
  // Rendered only in the browser: without JavaScript the crop could not be shown.
  const hasScripts = useBrowserValue(() => true, false);
  if (chosen) return <CropControl key={chosen} path={path} source={chosen} shape={shape} />;
  if (!original || !hasScripts) return null;
  if (!isCropping) {
    return (
      <p>
        <Button type="button" variant="outline" onClick={onOpen}>
          {text.change}
        </Button>
      </p>
    );
  }
  return (
    <CropControl
      path={path}
      source={`/pictures/${value}/original`}
      shape={shape}
      initial={crop}
      takesFocus
    />
  );
}
