import type { Content } from "#content/content.ts";
import { html } from "hono/html";

import type { MailNode } from "./mail-elements.ts";
import { LAYOUT, looks, SANS, SERIF, STYLE } from "./mail-theme.ts";

interface MailPage {
  school: Content["school"];
  title: string;
  kicker?: MailNode;
  heading: string;
  content: MailNode;
  footer?: MailNode;
  /** What lists of mails show after the subject; without it they show the mail's first words. */
  preview?: string;
  /** A strip at the top of the card, three times as wide as high; its source is an attachment. */
  picture?: { source: string; alt: string };
}

const WIDTH = 600;
const HEADING = `margin:0 0 20px;font:600 28px/1.2 ${SERIF};overflow-wrap:anywhere`;

/** The HTML of a mail: a responsive card in light or dark colours. */
export function mailPage(page: MailPage): string {
  const { school, title, kicker = "", heading, content, footer = "", preview, picture } = page;
  const corners = picture ? "0 0 16px 16px" : "16px";
  const card = `padding:32px;border-radius:${corners};font:400 16px/1.55 ${SANS}`;
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
          ${preview ? hidden(preview) : ""}
          <table ${LAYOUT} width="100%" ${looks("padding:24px 12px", "page")}>
            <tr>
              <td align="center">
                <table ${LAYOUT} width="${WIDTH}" style="width:100%;max-width:${WIDTH}px">
                  ${picture ? strip(picture) : ""}
                  <tr>
                    <td ${looks(card, "card")}>
                      <p ${looks("margin:0 0 4px", "muted")}>${kicker}</p>
                      <h1 ${looks(HEADING, "text")}>${heading}</h1>
                      ${content}
                    </td>
                  </tr>
                  <tr>
                    <td ${looks(`padding:16px 20px;font:400 14px/1.5 ${SANS}`, "muted")}>
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

function hidden(text: string): MailNode {
  return html`<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${text}</div>`;
}

function strip({ source, alt }: { source: string; alt: string }): MailNode {
  return html`<tr>
    <td style="padding:0">
      <img
        src="${source}"
        alt="${alt}"
        width="${WIDTH}"
        height="${WIDTH / 3}"
        style="display:block;width:100%;height:auto;border:0;border-radius:16px 16px 0 0"
      />
    </td>
  </tr>`;
}
