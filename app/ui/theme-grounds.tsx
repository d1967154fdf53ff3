/** The site's ground by day and by night (tokens.css), for the bars that browsers draw. */
export const themeGrounds = { light: "#fff8ea", dark: "#07222f" };

/** Tells browsers of the grounds. A stored choice of theme changes it (document/stored-theme.ts). */
export function ThemeGrounds() {
  return (
    <>
      <meta
        name="theme-color"
        content={themeGrounds.light}
        media="(prefers-color-scheme: light)"
        data-scheme="light"
      />
      <meta
        name="theme-color"
        content={themeGrounds.dark}
        media="(prefers-color-scheme: dark)"
        data-scheme="dark"
      />
    </>
  );
}
