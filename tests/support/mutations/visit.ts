/** What a visitor answers, and the texts by which the visitor finds things. */
export interface Plan {
  /** Answers to the application form, by field name. */
  answers: Readonly<Record<string, string>>;
  message: string;
  chatButton: string;
  /** The contact form's error for an incomplete email address. */
  emailError: string;
  /** The title of the dialog after an application was sent. */
  success: string;
  homeHeading: string;
  /** Links in the header, with the headings of their pages; one to another page is followed. */
  links: readonly { to: string; label: string; heading: string }[];
}

/** What a visitor has met. */
export interface Visit {
  isFinished: boolean;
  /** When the HTML was changed. */
  moments: string[];
  /** How many of the first changes were one: the page has what they change. */
  changes: number;
  /** The parts of the server's HTML that React has replaced, by selector. */
  replaced: string[];
  /** The theme after hydration. The visitor had chosen the dark one on an earlier visit. */
  theme: string;
  /** The URLs of the style sheets that apply after hydration. */
  sheets: string[];
  /** The computed styles of some elements after hydration, and after following a link. */
  styles: string[];
  /** The fields whose answers from before hydration are gone after it, by selector. */
  lostAnswers: string[];
  /** Whether the field that was focused before hydration still is, with the caret in its place. */
  keepsFocus: boolean;
  hasTypefaces: boolean;
  opensChat: boolean;
  /** Whether the contact form says that the email address is incomplete. */
  checksEmail: boolean;
  /** Whether the application was sent; true on pages without its form. */
  sends: boolean;
  /** Whether the home page appeared then; true on pages without the form. */
  showsHome: boolean;
  /** Whether a link leads to its page without loading it. */
  followsLink: boolean;
  /** Uncaught errors, and messages in the console. */
  errors: string[];
}
