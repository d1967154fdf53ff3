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
}

/** The HTML of a mail to the school: a responsive card in light or dark colours. */
export function mailPage({ school, title, kicker, heading, content, footer }: MailPage): string {
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
            style="background:${light("background")};padding:24px 12px"
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
