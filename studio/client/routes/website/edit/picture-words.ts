/** The texts of the control that replaces a picture. */
export const pictureWords = {
  none: "There is no picture yet.",
  now: "The picture as it is now",
  choose: (label: string) => `${label}: choose a file`,
  files:
    "JPEG, PNG, WebP or AVIF, up to 60 MB, as the camera took it. The website makes every size itself, and takes out where the photo was taken.",
  chosen: "This picture is not saved yet.",
  keep: "Keep the picture as it was",
  takeNone: "Take this picture out again",
  change: "Change the part that shows",
  part: "The part that shows",
  hint: "Drag the picture, or use the three controls.",
  preview: "Preview of the part that shows",
  sideways: "Left or right",
  upright: "Up or down",
  closer: "Closer",
  unknown:
    "Your browser cannot show this file. Save, and the website tells you whether it can use it.",
  tooLarge: "This file has more than 60 MB, so it was not taken. Choose a smaller one.",
  saving: "Saving. A large picture takes some seconds.",
} as const;
