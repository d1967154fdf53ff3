import { school } from "#content/school.ts";
import { html } from "hono/html";

type Html = ReturnType<typeof html>;

/** What may stand in a mail's HTML: text is escaped, markup made by `html` is not. */
export type Content = Html | string | readonly Content[];

/** The brand's colours, light and dark. Mail programs know no custom properties. */
const COLOURS = {
  ground: ["#fff8ea", "#07222f"],
  card: ["#ffffff", "#0a2f3c"],
  text: ["#0a2f3c", "#d9f2e6"],
  quiet: ["#40606a", "#a9cdc9"],
  line: ["#e6dcc6", "#2b5560"],
  link: ["#12626c", "#5cbcb0"],
  buttonText: ["#ffffff", "#07222f"],
  noticeGround: ["#fff0c2", "#4c2c5e"],
  noticeText: ["#0a2f3c", "#fff0c2"],
} as const;

const SANS = "Outfit,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const SERIF = "Fraunces,Georgia,'Times New Roman',serif";

const light = (colour: keyof typeof COLOURS) => COLOURS[colour][0];
const dark = (colour: keyof typeof COLOURS) => `${COLOURS[colour][1]} !important`;

/** What inline styles cannot say: dark, narrow. Mail programs that drop it show the light page. */
const STYLE = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
body{margin:0;padding:0}
@media (max-width:480px){.card{padding:24px 20px !important}.page{padding:10px 8px !important}}
@media (prefers-color-scheme:dark){
.page{background:${dark("ground")}}
.card{background:${dark("card")}}
.text{color:${dark("text")}}
.quiet{color:${dark("quiet")}}
.line{border-color:${dark("line")}}
.link{color:${dark("link")}}
.button{background:${dark("link")};border-color:${dark("link")};color:${dark("buttonText")}}
.outline{background:transparent !important;color:${dark("link")}}
.notice{background:${dark("noticeGround")};color:${dark("noticeText")}}
}`;

interface MailPage {
  title: string;
  /** A line above the title. */
  kicker: Content;
  heading: string;
  content: Content;
  footer: Content;
}

/** A mail to the school: one card that fits a phone, light or dark as the reader's device is. */
export function mailPage({ title, kicker, heading, content, footer }: MailPage): string {
  return String(
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width,initial-scale=1" />
          <meta name="color-scheme" content="light dark" />
          <meta name="supported-color-schemes" content="light dark" />
          <title>${title}</title>
          <style>
            ${STYLE}
          </style>
        </head>
        <body style="margin:0;padding:0">
          <table
            role="presentation"
            width="100%"
            cellpadding="0"
            cellspacing="0"
            class="page"
            style="background:${light("ground")};padding:24px 12px"
          >
            <tr>
              <td align="center">
                <table
                  role="presentation"
                  width="100%"
                  cellpadding="0"
                  cellspacing="0"
                  style="max-width:600px"
                >
                  <tr>
                    <td
                      class="card"
                      style="background:${light("card")};padding:32px;border-radius:16px;font:400 16px/1.55 ${SANS}"
                    >
                      <p class="quiet" style="margin:0 0 4px;color:${light("quiet")}">${kicker}</p>
                      <h1
                        class="text"
                        style="margin:0 0 20px;font:600 28px/1.2 ${SERIF};color:${light("text")};overflow-wrap:anywhere"
                      >
                        ${heading}
                      </h1>
                      ${content}
                    </td>
                  </tr>
                  <tr>
                    <td
                      class="quiet"
                      style="padding:16px 20px;font:400 14px/1.5 ${SANS};color:${light("quiet")}"
                    >
                      ${footer}<br />${school.name}, ${school.place}
                    </td>
                  </tr>
                </table>
              </td>
            </tr>
          </table>
        </body>
      </html>`,
  );
}

export function subheading(text: string): Content {
  return html`<h2
    class="text line"
    style="margin:28px 0 10px;padding-top:20px;border-top:1px solid ${light("line")};font:600 19px/1.3 ${SERIF};color:${light("text")}"
  >
    ${text}
  </h2>`;
}

export function paragraph(content: Content): Content {
  return html`<p class="text" style="margin:0 0 12px;color:${light("text")}">${content}</p>`;
}

export function quietParagraph(content: Content): Content {
  return html`<p class="quiet" style="margin:0 0 12px;font-size:15px;color:${light("quiet")}">
    ${content}
  </p>`;
}

/** What somebody shall see first. */
export function notice(content: Content): Content {
  return html`<div
    class="notice"
    style="margin:0 0 16px;padding:14px 18px;border-radius:12px;background:${light("noticeGround")};color:${light("noticeText")}"
  >
    ${content}
  </div>`;
}

/** Somebody else's words, with their line breaks. */
export function quotation(text: string): Content {
  return html`<div
    class="text line"
    style="margin:0 0 12px;padding-left:14px;border-left:3px solid ${light("line")};overflow-wrap:anywhere;color:${light("text")}"
  >
    ${lines(text)}
  </div>`;
}

/** A text with its line breaks. Not by `white-space`, which Outlook does not know. */
export function lines(text: string): Content {
  return text.split("\n").map((line, index) => (index === 0 ? line : html`<br />${line}`));
}

export function link(address: string, content: Content): Content {
  return html`<a href="${address}" class="link" style="color:${light("link")}">${content}</a>`;
}

/** A link that looks like a button; the first one of a row is filled. */
export function button(address: string, label: string, variant: "filled" | "outline"): Content {
  const colours =
    variant === "filled"
      ? `background:${light("link")};color:${light("buttonText")}`
      : `background:transparent;color:${light("link")}`;
  return html`<a
    href="${address}"
    class="button ${variant}"
    style="display:inline-block;margin:0 6px 12px 0;padding:9px 18px;border:2px solid ${light("link")};border-radius:999px;font-weight:600;text-decoration:none;${colours}"
    >${label}</a
  >`;
}

/** A value longer than this has a line to itself. */
const SHORT = 40;

/** Labels above their values: two beside each other where there is room, one on a phone. */
export function answerList(
  rows: readonly (readonly [label: string, value: string, shown?: Content])[],
): Content {
  return rows.map(([label, value, shown]) => {
    const isShort = value.length <= SHORT && !value.includes("\n");
    const width = isShort ? "width:48%;min-width:230px" : "width:100%";
    return html`<div style="display:inline-block;vertical-align:top;${width};margin:0 0 12px">
      <div class="quiet" style="font-size:14px;color:${light("quiet")}">${label}</div>
      <div class="text" style="padding-right:12px;overflow-wrap:anywhere;color:${light("text")}">
        ${shown ?? lines(value)}
      </div>
    </div>`;
  });
}

type Row = readonly [label: Content, value: Content];

/** Labels on the left and what they say beside them. */
export function factTable(rows: readonly Row[]): Content {
  return table(rows, "left");
}

/** Labels on the left and figures on the right. */
export function figureTable(rows: readonly Row[]): Content {
  return table(rows, "right");
}

function table(rows: readonly Row[], align: "left" | "right"): Content {
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0">
    ${rows.map(
      ([label, value]) =>
        html`<tr valign="top">
          <td class="quiet" style="padding:3px 16px 3px 0;color:${light("quiet")}">${label}</td>
          <td
            class="text"
            align="${align}"
            style="padding:3px 0;font-weight:600;font-variant-numeric:tabular-nums;color:${light("text")}"
          >
            ${value}
          </td>
        </tr>`,
    )}
  </table>`;
}

/** What a line must not break. */
export function unbroken(text: string): Content {
  return html`<span style="white-space:nowrap">${text}</span>`;
}
