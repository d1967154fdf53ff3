/** The site's ground by day and by night (tokens.css), for the bars that browsers draw. */
export const themeGrounds = { light: "#fff8ea", dark: "#07222f" };

/**
 * Applies a stored choice before the first paint: nobody sees the wrong theme flash by. The only
 * script that the page cannot do without in its <head>; it is one constant, so that a content
 * security policy can name its hash. `app/ui/theme.ts` does the same later, when a choice is made.
 */
export const THEME_SCRIPT = `try{let t=localStorage.getItem("theme");if(t==="light"||t==="dark"){document.documentElement.dataset.theme=t;for(let m of document.querySelectorAll("meta[data-scheme]"))m.media=m.dataset.scheme===t?"all":"not all"}}catch{}`;

/**
 * What the theme needs in the document's head, before the style sheets.
 * @param props.nonce lets the script run where the page's policy asks for one
 */
export function ThemeHead({ nonce }: { nonce?: string | undefined }) {
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
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: THEME_SCRIPT }} />
    </>
  );
}
