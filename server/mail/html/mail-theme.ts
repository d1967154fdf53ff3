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

export const SANS = "Outfit,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
export const SERIF = "Fraunces,Georgia,'Times New Roman',serif";

export const light = (colour: keyof typeof COLOURS) => COLOURS[colour][0];
const dark = (colour: keyof typeof COLOURS) => `${COLOURS[colour][1]} !important`;

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
.page{background:${dark("background")}}
.card{background:${dark("card")}}
.text{color:${dark("text")}}
.muted{color:${dark("muted")}}
.border{border-color:${dark("border")}}
.link{color:${dark("link")}}
.filled{background:${dark("link")};border-color:${dark("link")}}
.filled a{color:${dark("buttonText")}}
.outline{border-color:${dark("link")}}
.outline a{color:${dark("link")}}
.step{background:${dark("noticeText")};color:${dark("buttonText")}}
.notice{background:${dark("noticeBackground")};color:${dark("noticeText")}}
}`;
