const size = { width: 375, height: 700 };

/** A phone with touch. Its screen is as small as its viewport, or media queries match a desktop. */
export const phone = { viewport: size, screen: size, hasTouch: true, isMobile: true };
