import { applicationOutcome } from "#content/application-outcome.ts";
import { contactForm } from "#content/contact-form.ts";

import { pictureAddress } from "../ui/picture/picture-address.ts";

/** Kept, so that the browser keeps the files. */
const drawings = new Map<string, HTMLImageElement>();

/** Loads the drawings of the outcome dialogs: when sending fails, it may be too late for them. */
export function preloadDrawings(): void {
  for (const { success, failure } of [applicationOutcome, contactForm]) {
    for (const { picture } of [success, failure]) {
      if (drawings.has(picture.file)) continue;
      const image = new Image();
      image.src = pictureAddress(picture.file, "avif");
      drawings.set(picture.file, image);
    }
  }
}
