/** The button for continuing an application on another device. */
export const transferAnswers = {
  open: "Continue on another device",
  unavailable: {
    tone: "error",
    title: "This could not be loaded",
    text: "Please try again when you are connected. Nothing in the form was changed.",
    close: "OK",
  },
} as const;
