import { Link } from "react-router";

import type { PictureField } from "../../../../contract/content-editing.ts";
import { fieldId } from "../../../../contract/field-names.ts";
import { pictureWords as text } from "./picture-words.ts";

/** A picture, and a link to where it is replaced. */
export function PictureControl({ field: { path, label, value } }: { field: PictureField }) {
  return (
    <div id={fieldId(path)} className="flex items-center gap-4">
      <input type="hidden" name={path} value={value} />
      <img src={`/pictures/${value}`} alt="" loading="lazy" className="w-24 rounded-lg" />
      <Link to="/website/pictures" className="inline-link py-3">
        {text.replace(label)}
      </Link>
    </div>
  );
}
