/** The browser's reference to an element of the page. */
export type ElementReference = string;

/** A selector of the elements that may have a role; the browser then computes their roles. */
export const candidates = {
  alertdialog: "[role=alertdialog]",
  button: "button",
  dialog: "dialog, [role=dialog]",
  heading: "h1, h2, h3",
  link: "a[href]",
} as const;
export type Role = keyof typeof candidates;

/** Keyboard or mouse actions, in the format that WebDriver and WebDriver BiDi share. */
interface InputSource {
  type: "key" | "pointer";
  id: string;
  actions: readonly object[];
}

/** A browser with one open page: the commands that differ between browsers (see visitor.ts). */
export interface Driver {
  /** Opens a URL; resolves when the page has loaded. */
  open: (address: string) => Promise<void>;
  /** Finds the elements with a role and an exact accessible name, both computed by the browser. */
  find: (role: Role, name: string) => Promise<ElementReference[]>;
  /** Calls a function in the page with one of its elements, by default the root element. */
  run: (script: (element: HTMLElement) => string, element?: ElementReference) => Promise<string>;
  act: (source: InputSource) => Promise<void>;
  /** The key for the next part of a date input; empty if the browser moves on after two digits. */
  datePartSeparator: string;
  resize: (width: number, height: number) => Promise<void>;
  /** Ends the browser process, even if it no longer responds. */
  close: () => Promise<void>;
}
