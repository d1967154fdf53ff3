import { expect } from "vitest";

import { type Answers, entries } from "../support/components/applicant.ts";
import type { Driver, ElementReference, Role } from "./driver.ts";
import { nameOfFocused } from "./page-state.ts";

/** WebDriver's codes of keys that type no character. */
const keyCodes = {
  Enter: "\uE007",
  Escape: "\uE00C",
  Tab: "\uE004",
} as const;

export type Visitor = ReturnType<typeof visitorWith>;

/** Operates a page like a visitor: finds elements by role and name, and uses mouse and keyboard. */
export function visitorWith(driver: Driver, siteUrl: string) {
  async function visibleElements(role: Role, name: string): Promise<ElementReference[]> {
    const seen: ElementReference[] = [];
    for (const element of await driver.find(role, name)) {
      if ((await driver.run(isVisible, element)) === "true") seen.push(element);
    }
    return seen;
  }

  /** Waits for a visible element with a role and a name. */
  async function see(role: Role, name: string): Promise<ElementReference> {
    let found: ElementReference | undefined;
    const look = async () => {
      [found] = await visibleElements(role, name);
      return found;
    };
    // A single search takes Firefox up to 3 seconds on a busy machine.
    await expect.poll(look, { message: `${role} “${name}”`, timeout: 30_000 }).toBeDefined();
    return found ?? "";
  }

  /** Clicks at the place that a function in the page returns: `x y`. */
  async function clickAt(place: (element: HTMLElement) => string, element?: ElementReference) {
    const [x, y] = (await driver.run(place, element)).split(" ").map(Number);
    const actions = [
      { type: "pointerMove", x, y },
      { type: "pointerDown", button: 0 },
      { type: "pointerUp", button: 0 },
    ];
    await driver.act({ type: "pointer", id: "mouse", actions });
  }

  async function pressAll(keys: readonly string[]) {
    const actions = keys.flatMap((value) => [
      { type: "keyDown", value },
      { type: "keyUp", value },
    ]);
    await driver.act({ type: "key", id: "keyboard", actions });
  }

  return {
    see,
    open: (path: string) => driver.open(siteUrl + path),
    /** Opens a page of the site and waits for its hydration. */
    async goTo(path: string) {
      await driver.open(siteUrl + path);
      await expect.poll(() => driver.run(isHydrated), { message: "hydration" }).toBe("true");
    },
    resize: driver.resize,
    click: async (role: Role, name: string) => clickAt(middleInView, await see(role, name)),
    clickAt,
    press: (...keys: (keyof typeof keyCodes)[]) => pressAll(keys.map((key) => keyCodes[key])),
    type: (text: string) => pressAll(Array.from(text.replaceAll("\n", keyCodes.Enter))),
    /** Types a date, given as YYYY-MM-DD, in the order of the United States: month, day, year. */
    async typeDate(date: string) {
      const [year = "", month = "", day = ""] = date.split("-");
      await pressAll(Array.from([month, day, year].join(driver.datePartSeparator)));
    },
    ask: driver.run,
    hasFocus: async (element: ElementReference) => (await driver.run(isActive, element)) === "true",
    seesNo: async (role: Role, name: string) => (await visibleElements(role, name)).length === 0,
  };
}

/** Fills in the fields by keyboard from the focused one on, and presses Tab to reach the next. */
export async function answerByKeyboard(visitor: Visitor, answers: Answers): Promise<void> {
  for (const [field, answer] of entries(answers)) {
    // A date input has several tab stops.
    for (let tabs = 0; tabs < 6 && (await visitor.ask(nameOfFocused)) !== field; tabs += 1) {
      await visitor.press("Tab");
    }
    if (field === "country") await visitor.type("Canada");
    else if (field === "dateOfBirth") await visitor.typeDate(answer);
    else await visitor.type(answer);
  }
}

/* The functions below run in the page. */

const isHydrated = (root: HTMLElement) => String("hydrated" in root.dataset);
const isVisible = (element: HTMLElement) =>
  String(element.checkVisibility({ visibilityProperty: true }));
const isActive = (element: HTMLElement) => String(element === document.activeElement);

function middleInView(element: HTMLElement): string {
  element.scrollIntoView({ block: "center", behavior: "instant" });
  const { left, top, width, height } = element.getBoundingClientRect();
  return `${Math.round(left + width / 2)} ${Math.round(top + height / 2)}`;
}
