import { html } from "hono/html";

import { internationalNumber } from "../international-number.ts";
import { light, SERIF } from "./mail-theme.ts";

type Html = ReturnType<typeof html>;

/** Content of an HTML mail: strings are escaped, markup created by `html` is not. */
export type Content = Html | string | readonly Content[];

export function subheading(text: string): Content {
  return html`<h2
    class="text border"
    style="margin:28px 0 10px;padding-top:20px;border-top:1px solid ${light("border")};font:600 19px/1.3 ${SERIF};color:${light("text")}"
  >
    ${text}
  </h2>`;
}

export function paragraph(content: Content): Content {
  return html`<p class="text" style="margin:0 0 12px;color:${light("text")}">${content}</p>`;
}

export function mutedParagraph(content: Content): Content {
  return html`<p class="muted" style="margin:0 0 12px;font-size:15px;color:${light("muted")}">
    ${content}
  </p>`;
}

/** A highlighted box. */
export function notice(content: Content): Content {
  return html`<div
    class="notice"
    style="margin:0 0 16px;padding:14px 18px;border-radius:12px;background:${light("noticeBackground")};color:${light("noticeText")}"
  >
    ${content}
  </div>`;
}

/** A visitor's text, with its line breaks. */
export function quotation(text: string): Content {
  return html`<div
    class="text border"
    style="margin:0 0 12px;padding-left:14px;border-left:3px solid ${light("border")};overflow-wrap:anywhere;color:${light("text")}"
  >
    ${lines(text)}
  </div>`;
}

/** Converts line breaks to <br>, because Outlook does not support `white-space`. */
export function lines(text: string): Content {
  return text.split("\n").map((line, index) => (index === 0 ? line : html`<br />${line}`));
}

export function link(address: string, content: Content): Content {
  return html`<a href="${address}" class="link" style="color:${light("link")}">${content}</a>`;
}

/** A phone number, as a link to call it if it has its country code. */
export function phoneLink(phoneNumber: string): Content {
  const number = internationalNumber(phoneNumber);
  return number ? link(`tel:${number}`, phoneNumber) : phoneNumber;
}

/** A link that looks like a button; the first one in a row is filled. */
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

/** Characters of the longest value that fits into half the width; a longer one takes all of it. */
const SHORT = 40;

/** Labels above their values, in two columns, or in one on a phone. */
export function answerList(
  rows: readonly (readonly [label: string, value: string, shown?: Content])[],
): Content {
  return rows.map(([label, value, shown]) => {
    const isShort = value.length <= SHORT && !value.includes("\n");
    const width = isShort ? "width:48%;min-width:230px" : "width:100%";
    return html`<div style="display:inline-block;vertical-align:top;${width};margin:0 0 12px">
      <div class="muted" style="font-size:14px;color:${light("muted")}">${label}</div>
      <div class="text" style="padding-right:12px;overflow-wrap:anywhere;color:${light("text")}">
        ${shown ?? lines(value)}
      </div>
    </div>`;
  });
}

type Row = readonly [label: Content, value: Content];

/** Labels with left-aligned values. */
export function factTable(rows: readonly Row[]): Content {
  return table(rows, "left");
}

/** Labels with right-aligned numbers. */
export function figureTable(rows: readonly Row[]): Content {
  return table(rows, "right");
}

function table(rows: readonly Row[], align: "left" | "right"): Content {
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0">
    ${rows.map(
      ([label, value]) =>
        html`<tr valign="top">
          <td class="muted" style="padding:3px 16px 3px 0;color:${light("muted")}">${label}</td>
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

/** Text without line breaks. */
export function unbroken(text: string): Content {
  return html`<span style="white-space:nowrap">${text}</span>`;
}
