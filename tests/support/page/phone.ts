const size = { width: 375, height: 700 };

/** A phone with touch. `screen` is set as well, because media queries may use the screen's size. */
export const phone = { viewport: size, screen: size, hasTouch: true, isMobile: true };
