import { raw } from "hono/html";

/** The brand's colours [light, dark], as constants: mail programs lack CSS custom properties. */
const COLOURS = {
  background: ["#fff8ea", "#07222f"],
  card: ["#ffffff", "#0a2f3c"],
  text: ["#0a2f3c", "#d9f2e6"],
  muted: ["#40606a", "#a9cdc9"],
  border: ["#e6dcc6", "#2b5560"],
  link: ["#12626c", "#5cbcb0"],
  buttonText: ["#ffffff", "#07222f"],
  noticeBackground: ["#fff0c2", "#4c2c5e"],
  noticeText: ["#0a2f3c", "#fff0c2"],
} as const;

type Colour = keyof typeof COLOURS;

/** What each class colours: inline in the light theme, by a media query in the dark one. */
const CLASSES = {
  page: { background: "background" },
  card: { background: "card" },
  text: { color: "text" },
  muted: { color: "muted" },
  border: { "border-color": "border" },
  link: { color: "link" },
  notice: { background: "noticeBackground", color: "noticeText" },
} as const satisfies Record<string, Readonly<Record<string, Colour>>>;

export const SANS = "Outfit,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
export const SERIF = "Fraunces,Georgia,'Times New Roman',serif";

/** The attributes of every table: all of them are layout. */
export const LAYOUT = raw('role="presentation" cellpadding="0" cellspacing="0"');

export const light = (colour: Colour) => COLOURS[colour][0];
const dark = (colour: Colour) => `${COLOURS[colour][1]} !important`;

const coloured = (colours: Readonly<Record<string, Colour>>, shown: (colour: Colour) => string) =>
  Object.entries(colours).map(([property, colour]) => `${property}:${shown(colour)}`);

/** The attributes of an element in the theme's colours. */
export function looks(css: string, ...classes: readonly (keyof typeof CLASSES)[]) {
  const colours = classes.flatMap((one) => coloured(CLASSES[one], light));
  return raw(`class="${classes.join(" ")}" style="${[css, ...colours].join(";")}"`);
}

const darkClasses = Object.entries(CLASSES).map(
  ([name, colours]) => `.${name}{${coloured(colours, dark).join(";")}}`,
);

/** Media queries for dark mode and narrow screens; a mail program may ignore them. */
export const STYLE = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
body{margin:0;padding:0}
@media (max-width:480px){
.card{padding:24px 20px !important}.page{padding:10px 8px !important}
.pass{display:block !important;width:auto !important;border-radius:16px 16px 0 0 !important}
.stub{border-width:2px 0 0 !important;border-top:2px dashed #12626c !important;border-radius:0 0 16px 16px !important}
}
@media (prefers-color-scheme:dark){
${darkClasses.join("\n")}
.filled{background:${dark("link")};border-color:${dark("link")}}
.filled a{color:${dark("buttonText")}}
.outline{border-color:${dark("link")}}
.outline a{color:${dark("link")}}
.step{background:${dark("noticeText")};color:${dark("buttonText")}}
}`;
