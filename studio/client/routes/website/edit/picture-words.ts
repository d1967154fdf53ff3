/** The texts of a picture in a form. */
export const pictureWords = {
  replace: (label: string) => `${label}: replace it under Pictures`,
  saving: "Saving.",
} as const;
