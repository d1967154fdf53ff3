import { sierra } from "./header-pictures.ts";
import { school } from "./school.ts";

/** The privacy notice, for the browser’s tab and for search engines. */
export const privacyPage = {
  title: "Privacy notice",
  description: `What ${school.name} asks you for, why, who sees it, how long it is kept, and how you use your rights. In English and in Spanish.`,
  path: "/privacy",
} as const;

/** The header of the page. */
export const privacyHeader = {
  title: "Privacy notice",
  text: "What we ask you for, why, and what you can ask of us.",
  picture: sierra,
} as const;

/** Facts of the notice that only the school knows; both languages take them from here. */
export interface PrivacyFacts {
  /** Who answers for the data in law, a company or a person, and where they are. */
  responsible: { name: string; postalAddress: string };
  /** Who runs the server, and who carries the mails; each with its country. */
  hosting: string;
  mail: string;
  /**
   * After how many days the server erases what visitors sent: the number in its setting
   * RETENTION_DAYS. Left out where the server has no such setting.
   */
  retentionDays?: number;
}

/** What stands in square brackets is a placeholder, to replace before the site goes live. */
export const privacyFacts: PrivacyFacts = {
  responsible: {
    name: "[Legal name of the school]",
    postalAddress: "[Street and number, postcode, Puerto Vallarta, Jalisco, Mexico]",
  },
  hosting: "[Hosting company, country]",
  mail: "[Mail company, country]",
};

/** The short notice next to each form, before the link to the whole one. */
export const privacyNotes = {
  application: `${school.name} uses your answers to consider your application and to contact you about it, and for nothing else.`,
  contact: `${school.name} uses your email and your message to answer you, and for nothing else.`,
  link: privacyPage.title,
} as const;

/** One heading of the notice and what stands under it. */
export interface NoticePart {
  heading: string;
  paragraphs: readonly string[];
  list?: readonly NoticeItem[];
}

/** A line of a list: what it is about, then what there is to say about it. */
export interface NoticeItem {
  term: string;
  text: string;
  /** Where the term leads: a page of somebody else, a mailbox. */
  link?: string;
}

/** The notice in one language. */
export interface PrivacyNotice {
  language: "en" | "es";
  /** Names this part of the page in its address. */
  id: string;
  heading: string;
  /** To be increased, with its day, whenever the notice changes. */
  version: string;
  /** The link to the other language, in that language. */
  other: { language: "en" | "es"; id: string; label: string };
  parts: readonly NoticePart[];
}
