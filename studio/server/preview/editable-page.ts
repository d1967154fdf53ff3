import { type MarkedContent, splitAtMarks, withoutMarks } from "./mark-words.ts";

/** A style sheet, a comment, a tag, or the text between them: React escapes `<` and `>` elsewhere. */
const TOKENS = /<style\b[\s\S]*?<\/style>|<!--[\s\S]*?-->|<[^>]*>|[^<]+/g;
/** Elements with text in which no other element may be. */
const TEXT_ONLY = /^<(\/?)(?:title|option|textarea|svg)\b/;
/** The end of an element in which a field’s text ends as well. */
const BLOCK_END = /^<\/(?:p|h\d|li|d[dt]|div|section|figure|blockquote|button)>/;
const ALT = /\salt="([^"]*)"/;

/**
 * How fields look that can be edited, and questions that are not answered (page-marks.ts); no button
 * floats over them. The edges have two colours, for dark and bright pictures.
 */
const STYLE = `<style>
edit-text,[data-edit],[data-block]{cursor:url('data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="26" height="26" viewBox="-1 -1 26 26"><path d="M16.5 3.5a2.1 2.1 0 0 1 3 3L7 19l-4 1 1-4z" fill="%23ffc654" stroke="%2307222f" stroke-width="2"/></svg>') 4 21,pointer}
html{--dashes:repeating-linear-gradient(135deg,#fff6 0 4px,#d6336c59 4px 9px);--ring:linear-gradient(#fff,#fff) 1/2px/10px;--hint:#e6498080}
@media (hover){html:not([data-hints]){--hint:#0000;--dashes:none}}
[data-block]:not(:is(a,button) *){border-image:var(--dashes) 1/1px/6px}
[data-tint]{text-decoration:underline dotted var(--hint)}
img[data-edit]{outline:1px dashed var(--hint);outline-offset:-5px}
[data-block]:is([data-selected][data-selected],:hover:not(:has([data-tint]:hover))){outline:2px solid #e64980;outline-offset:6px;border-image:var(--ring)}
[data-tint]:is(:hover,[data-selected]){background:rgb(230 73 128/.22);border-radius:.2em}
[data-edit]:is(:hover,[data-selected]){outline:3px solid #e64980;outline-offset:-3px}
.floating-actions{display:none}
edit-prompt{display:block;max-width:40rem;margin:.75rem auto;padding:.75rem 1rem;border:2px dashed currentColor;border-radius:.75rem;cursor:pointer}
edit-prompt:hover,edit-prompt:focus-visible{outline:2px solid currentColor;outline-offset:3px}
</style>`;

/**
 * A page whose marks (mark-words.ts) have become elements around the texts, `<edit-text path>`, and
 * attributes of pictures, `data-edit`. No mark remains.
 */
export function editablePage(html: string, { paths, spelled }: MarkedContent): string {
  /** The fields whose texts have begun; a fact within a text is the last one. */
  let open: string[] = [];
  let textOnly = 0;

  function text(token: string): string {
    let result = "";
    for (const part of splitAtMarks(token)) {
      if (part === "end") open.pop();
      else if (typeof part === "number") open.push(paths[part] ?? "");
      else result += field(part.text, open.at(-1) ?? spelled.get(part.text.trim()));
    }
    return result;
  }

  function field(words: string, path: string | undefined): string {
    if (!path || textOnly > 0 || words.trim() === "") return words;
    return `<edit-text path="${path}">${words}</edit-text>`;
  }

  function tag(token: string): string {
    if (token.startsWith("<style") || token.startsWith("<!--")) return token;
    const [isTextOnly, slash] = TEXT_ONLY.exec(token) ?? [];
    if (isTextOnly && !token.endsWith("/>")) textOnly += slash ? -1 : 1;
    if (BLOCK_END.test(token)) open = [];
    const picture = token.startsWith("<img") ? pictureAt(token) : undefined;
    const bare = withoutMarks(token);
    return picture ? bare.replace("<img", `<img data-edit="${picture}"`) : bare;
  }

  /** The path of the picture whose alternative text is marked. */
  function pictureAt(token: string): string | undefined {
    const mark = splitAtMarks(ALT.exec(token)?.[1] ?? "").find((part) => typeof part === "number");
    return mark === undefined ? undefined : paths[mark]?.replace(/\/alt$/, "");
  }

  return html
    .replaceAll(TOKENS, (token) => (token.startsWith("<") ? tag(token) : text(token)))
    .replace("</head>", () => `${STYLE}</head>`);
}
