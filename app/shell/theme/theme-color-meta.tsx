/** The page's background colour in the light and the dark theme (tokens.css). */
export const themeColors = { light: "#fff8ea", dark: "#07222f" };

/** Colours the browser's toolbar; a stored theme changes `media` (app/startup/apply-theme.ts). */
export function ThemeColorMeta() {
  return Object.entries(themeColors).map(([scheme, color]) => (
    <meta
      key={scheme}
      name="theme-color"
      content={color}
      media={`(prefers-color-scheme: ${scheme})`}
      data-scheme={scheme}
    />
  ));
}
