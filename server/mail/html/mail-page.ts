import type { Content as SiteContent } from "#content/content.ts";
import { html } from "hono/html";

import type { Content } from "./mail-elements.ts";
import { light, SANS, SERIF, STYLE } from "./mail-theme.ts";

interface MailPage {
  school: SiteContent["school"];
  title: string;
  /** A line above the heading. */
  kicker: Content;
  heading: string;
  content: Content;
  footer: Content;
  /** What lists of mails show after the subject; without it they show the mail's first words. */
  preview?: string;
  /** A strip at the top of the card, three times as wide as high; its source is an attachment. */
  picture?: { source: string; alt: string };
}

const WIDTH = 600;

/** The HTML of a mail: a responsive card in light or dark colours. */
export function mailPage(page: MailPage): string {
  const { school, title, kicker, heading, content, footer, preview, picture } = page;
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
          <table
            role="presentation"
            width="100%"
            cellpadding="0"
            cellspacing="0"
            class="page"
            style="background:${light("background")};padding:24px 12px"
          >
            <tr>
              <td align="center">
                <table
                  role="presentation"
                  width="${WIDTH}"
                  cellpadding="0"
                  cellspacing="0"
                  style="width:100%;max-width:${WIDTH}px"
                >
                  ${picture ? strip(picture) : ""}
                  <tr>
                    <td
                      class="card"
                      style="background:${light("card")};padding:32px;border-radius:${picture ? "0 0 16px 16px" : "16px"};font:400 16px/1.55 ${SANS}"
                    >
                      <p class="muted" style="margin:0 0 4px;color:${light("muted")}">${kicker}</p>
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
                      class="muted"
                      style="padding:16px 20px;font:400 14px/1.5 ${SANS};color:${light("muted")}"
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

function hidden(text: string): Content {
  return html`<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${text}</div>`;
}

function strip({ source, alt }: { source: string; alt: string }): Content {
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
