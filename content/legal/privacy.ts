/** The privacy notice’s title and description in the browser’s tab and in search results. */
export const privacyPage = {
  title: "Privacy notice",
  description: (school: string) =>
    `What ${school} asks you for, why, who sees it, how long it is kept, and how you use your rights. In English and in Spanish.`,
} as const;

/** The short notice in each form, before the link to the full notice. */
export const privacyNotes = {
  application: (school: string) =>
    `${school} uses your answers to consider your application and to contact you about it, and for nothing else.`,
  contact: (school: string) =>
    `${school} uses your email and your message to answer you, and for nothing else.`,
  link: privacyPage.title,
} as const;

/** Whether the owner has still to write a fact: the notice does without it, the checks ask for it. */
export function isUnwritten(fact: string): boolean {
  return fact.startsWith("[");
}

/** A part of the notice: a heading, paragraphs and an optional list. */
export interface NoticePart {
  heading: string;
  paragraphs: readonly string[];
  list?: readonly NoticeItem[] | undefined;
}

/** An item of a list: a term and its explanation. */
export interface NoticeItem {
  term: string;
  text: string;
  /** The URL that the term links to: another website or a mailbox. */
  link?: string | undefined;
}

export interface PrivacyNotice {
  language: string;
  /** The fragment of the page’s URL that links to this language. */
  id: string;
  heading: string;
  /** The version and its date: change both whenever the notice changes. */
  version: string;
  other: { language: string; id: string; label: string };
  /** The name of the table of contents. */
  contents: string;
  parts: readonly NoticePart[];
}
