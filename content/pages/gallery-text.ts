export const galleryText = {
  /** Comes before a picture’s title: “Open the picture: A whale in the bay”. */
  open: "Open the picture:",
  lightbox: {
    label: (gallery: string) => `${gallery}, picture by picture`,
    close: "Close the picture",
    previous: "Previous picture",
    next: "Next picture",
    position: (number: number, count: number) => `${number} of ${count}`,
  },
} as const;
