/** The page's background colour in the light and the dark theme (tokens.css). */
export const themeColors = { light: "#fff8ea", dark: "#07222f" };

/** Colours the browser's toolbar; a stored theme changes `media` (app/startup/apply-theme.ts). */
export function ThemeColorMeta() {
  return (
    <>
      <meta
        name="theme-color"
        content={themeColors.light}
        media="(prefers-color-scheme: light)"
        data-scheme="light"
      />
      <meta
        name="theme-color"
        content={themeColors.dark}
        media="(prefers-color-scheme: dark)"
        data-scheme="dark"
      />
    </>
  );
}
