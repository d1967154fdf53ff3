/** The names of the buttons that control the hero's pictures, for screen readers. */
export const heroRotation = {
  label: "Pictures in the background",
  pause: "Pause the pictures",
  play: "Play the pictures",
  show: (number: number, count: number) => `Show picture ${number} of ${count}`,
} as const;
