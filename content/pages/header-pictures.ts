/** The picture at the top of the Reviews page and of the privacy notice. */
export const sierra = {
  file: "headers/header-sierra",
  alt: "Illustration: green mountains on a bright morning with a waterfall, a river and two macaws",
  width: 1920,
  height: 640,
  position: "78% 50%",
  narrow: { file: "headers/header-sierra-narrow", width: 1200, height: 600 },
} as const;
