import { html } from "hono/html";

import { internationalNumber } from "../shown-text.ts";
import { LAYOUT, light, looks, SERIF } from "./mail-theme.ts";

type Html = ReturnType<typeof html>;

/** What an HTML mail is made of, as a page is of ReactNode: strings are escaped, markup created by `html` is not. */
export type MailNode = Html | string | readonly MailNode[];

export function subheading(text: string): MailNode {
  const css = `margin:28px 0 10px;padding-top:20px;border-top:1px solid;font:600 19px/1.3 ${SERIF}`;
  return html`<h2 ${looks(css, "text", "border")}>${text}</h2>`;
}

export function paragraph(content: MailNode): MailNode {
  return html`<p ${looks("margin:0 0 12px", "text")}>${content}</p>`;
}

/** The first sentence below a heading. */
export function leadParagraph(content: MailNode): MailNode {
  return html`<p ${looks("margin:-8px 0 20px;font-size:18px", "text")}>${content}</p>`;
}

export function mutedParagraph(content: MailNode): MailNode {
  return html`<p ${looks("margin:0 0 12px;font-size:15px", "muted")}>${content}</p>`;
}

/** A highlighted box. */
export function notice(content: MailNode): MailNode {
  const css = "margin:0 0 16px;padding:14px 18px;border-radius:12px";
  return html`<div ${looks(css, "notice")}>${content}</div>`;
}

/** A visitor's text, with its line breaks. */
export function quotation(text: string): MailNode {
  const css = "margin:0 0 12px;padding-left:14px;border-left:3px solid;overflow-wrap:anywhere";
  return html`<div ${looks(css, "text", "border")}>${lines(text)}</div>`;
}

/** Converts line breaks to <br>, because Outlook does not support `white-space`. */
export function lines(text: string): MailNode {
  return text.split("\n").map((line, index) => (index === 0 ? line : html`<br />${line}`));
}

export function link(url: string, content: MailNode): MailNode {
  return html`<a href="${url}" class="link" style="color:${light("link")}">${content}</a>`;
}

/** A phone number, as a link to call it if it has its country code. */
export function phoneLink(phoneNumber: string): MailNode {
  const number = internationalNumber(phoneNumber);
  return number ? link(`tel:${number}`, phoneNumber) : phoneNumber;
}

/**
 * Links that look like buttons, the first one filled. Each is a table, because Outlook ignores the
 * padding of links; where they do not fit side by side, they wrap. One without an address is left out.
 */
export function buttons(links: readonly (readonly [address: string | undefined, label: string])[]) {
  const shown = links.flatMap(([address, label]) => (address ? [{ address, label }] : []));
  if (shown.length === 0) return "";
  return html`<table ${LAYOUT} width="100%">
    <tr>
      <td>${shown.map(({ address, label }, index) => button(address, label, index === 0))}</td>
    </tr>
  </table>`;
}

function button(address: string, label: string, isFilled: boolean): MailNode {
  const background = isFilled ? light("link") : "transparent";
  const colour = isFilled ? light("buttonText") : light("link");
  return html`<table ${LAYOUT} align="left" style="margin:0 8px 12px 0">
    <tr>
      <td
        class="${isFilled ? "filled" : "outline"}"
        style="border:2px solid ${light("link")};border-radius:999px;background:${background};mso-padding-alt:9px 18px"
      >
        <a
          href="${address}"
          style="display:inline-block;padding:9px 18px;font-weight:600;text-decoration:none;color:${colour}"
          >${label}</a
        >
      </td>
    </tr>
  </table>`;
}

/** Characters of the longest value that fits into half the width; a longer one takes all of it. */
const SHORT = 40;

/** Labels above their values, in two columns, or in one on a phone. */
export function answerList(
  rows: readonly (readonly [label: string, value: string, shown?: MailNode])[],
): MailNode {
  return rows.map(([label, value, shown]) => {
    const isShort = value.length <= SHORT && !value.includes("\n");
    const width = isShort ? "width:48%;min-width:230px" : "width:100%";
    return html`<div style="display:inline-block;vertical-align:top;${width};margin:0 0 12px">
      <div ${looks("font-size:14px", "muted")}>${label}</div>
      <div ${looks("padding-right:12px;overflow-wrap:anywhere", "text")}>
        ${shown ?? lines(value)}
      </div>
    </div>`;
  });
}

/** Labels with values: facts on the left, figures on the right. */
export function table(
  align: "left" | "right",
  rows: readonly (readonly [label: MailNode, value: MailNode])[],
): MailNode {
  const css = "padding:3px 0;font-weight:600;font-variant-numeric:tabular-nums";
  return html`<table ${LAYOUT} width="100%">
    ${rows.map(
      ([label, value]) =>
        html`<tr valign="top">
          <td ${looks("padding:3px 16px 3px 0", "muted")}>${label}</td>
          <td ${looks(css, "text")} align="${align}">${value}</td>
        </tr>`,
    )}
  </table>`;
}

/** Text without line breaks. */
export function unbroken(text: string): MailNode {
  return html`<span style="white-space:nowrap">${text}</span>`;
}
