/**
 * How the words of a picture are kept readable: the opacity of the night’s blue over it, lightest
 * first. `beside`: no scrim is enough, so the words stand beside the picture.
 */
export const scrims = { none: 0, light: 0.28, medium: 0.42, strong: 0.55, darkest: 0.68 } as const;

export type Scrim = keyof typeof scrims | "beside";

/** The colour of the scrim (`--color-night`) and of the words on it (`--color-cream`). */
export const SCRIM_COLOUR = [7, 34, 47] as const;
export const WORDS_COLOUR = [255, 248, 234] as const;
