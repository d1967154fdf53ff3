/** The picture at the top of the Reviews page and of the accessibility statement. */
export const sierra = {
  file: "headers/header-sierra",
  alt: "Illustration: green mountains on a bright morning with a waterfall, a river and two macaws",
  width: 1920,
  height: 640,
  position: "78% 50%",
  narrow: { file: "headers/header-sierra-narrow", width: 1200, height: 1600 },
} as const;

/** The picture at the top of the privacy notice and the terms. */
export const malecon = {
  file: "headers/header-malecon",
  alt: "Illustration: the seafront promenade with its palms and the church tower at dusk",
  width: 1920,
  height: 640,
  position: "55% 50%",
  narrow: { file: "headers/header-malecon-narrow", width: 1200, height: 1600 },
} as const;

/** The picture at the top of the Apply page. */
export const desk = {
  file: "headers/header-desk",
  alt: "Illustration: a desk by a window over the bay at dusk with a notebook, a passport, a plane ticket and coffee",
  width: 1920,
  height: 640,
  position: "62% 50%",
  narrow: { file: "headers/header-desk-narrow", width: 1200, height: 1600 },
} as const;
