import { useNavigation } from "react-router";

import { pictureWords } from "./picture-words.ts";

/** Says that a form is being saved, while a picture is uploaded and all its sizes are made. */
export function SavingNote() {
  const { formData } = useNavigation();
  const hasFile =
    formData && [...formData.values()].some((value) => typeof value !== "string" && value.size > 0);
  return (
    <p aria-live="polite" className="basis-full text-sm empty:hidden">
      {hasFile && pictureWords.saving}
    </p>
  );
}
