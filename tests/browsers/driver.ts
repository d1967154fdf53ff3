/** An element of the page, as the browser calls it. */
export type ElementReference = string;

export type Role =
  | "alert"
  | "alertdialog"
  | "button"
  | "combobox"
  | "dialog"
  | "heading"
  | "link"
  | "radio"
  | "status"
  | "tab"
  | "tabpanel"
  | "textbox";

/** Where to look for a role, as a selector; the browser is asked for the rest. */
export const candidates: Record<Role, string> = {
  alert: "[role=alert]",
  alertdialog: "[role=alertdialog]",
  button: "button",
  combobox: "select",
  dialog: "dialog, [role=dialog]",
  heading: "h1, h2, h3",
  link: "a[href]",
  radio: "[type=radio]",
  status: "[role=status]",
  tab: "[role=tab]",
  tabpanel: "[role=tabpanel]",
  textbox: "input, textarea",
};

/** A hand's doing, in the words that both of WebDriver's protocols share. */
export interface InputSource {
  type: "key" | "pointer";
  id: string;
  actions: readonly object[];
}

/**
 * A browser with one page open, as far as browsers differ. What a visitor does with it is the same
 * in all of them (visitor.ts).
 */
export interface Driver {
  /** Opens an address; done when the page has loaded. */
  open: (address: string) => Promise<void>;
  /** What has that role and exactly that name, as the browser itself computes them. */
  find: (role: Role, name: string) => Promise<ElementReference[]>;
  /** Calls a function in the page, with an element of it; the root where none is given. */
  run: (script: (element: HTMLElement) => string, element?: ElementReference) => Promise<string>;
  act: (source: InputSource) => Promise<void>;
  /** What leads from one part of a date to the next, where two digits alone do not. */
  betweenDateParts: string;
  resize: (width: number, height: number) => Promise<void>;
  /** Ends the browser, whether it still answers or not. */
  close: () => Promise<void>;
}
