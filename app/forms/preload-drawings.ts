import { applicationOutcome } from "#content/form-texts/application-outcome.ts";
import { contactForm } from "#content/form-texts/contact-form.ts";

import { pictureAddress } from "../ui/picture/picture-address.ts";

/** Holds references to the images, so that the browser keeps them in memory. */
const drawings = new Map<string, HTMLImageElement>();

/** Preloads the outcome dialogs' drawings, because offline they could not be loaded any more. */
export function preloadDrawings(): void {
  for (const { success, failure } of [applicationOutcome, contactForm]) {
    for (const { picture } of [success, failure]) {
      if (drawings.has(picture.file)) continue;
      const image = new Image();
      image.src = pictureAddress(picture.file, "avif", {});
      drawings.set(picture.file, image);
    }
  }
}
