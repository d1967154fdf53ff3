import { expect } from "vitest";

import type { Driver, ElementReference, Role } from "./driver.ts";

/** Keys that write nothing, by WebDriver's code for them. */
const keyCodes = {
  ArrowDown: "\uE015",
  ArrowUp: "\uE013",
  ArrowRight: "\uE014",
  Enter: "\uE007",
  Escape: "\uE00C",
  Tab: "\uE004",
} as const;

export type Visitor = ReturnType<typeof visitorWith>;

/** Somebody who uses the site in a browser: by roles and names, with a mouse and a keyboard. */
export function visitorWith(driver: Driver, siteUrl: string) {
  /** What has that role and name and is to be seen. */
  async function allSeen(role: Role, name: string): Promise<ElementReference[]> {
    const seen: ElementReference[] = [];
    for (const element of await driver.find(role, name)) {
      if ((await driver.run(isVisible, element)) === "true") seen.push(element);
    }
    return seen;
  }

  /** The one that has that role and name, as soon as there is one. */
  async function see(role: Role, name: string): Promise<ElementReference> {
    let found: ElementReference | undefined;
    const look = async () => {
      [found] = await allSeen(role, name);
      return found;
    };
    // A look takes Firefox up to 3 seconds on a busy machine.
    await expect.poll(look, { message: `${role} “${name}”`, timeout: 30_000 }).toBeDefined();
    return found ?? "";
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
    /** Opens a file of the site. */
    open: (path: string) => driver.open(siteUrl + path),
    /** Opens a page of the site, once its script answers. */
    async goTo(path: string) {
      await driver.open(siteUrl + path);
      await expect.poll(() => driver.run(isHydrated), { message: "script" }).toBe("true");
    },
    resize: driver.resize,
    async click(role: Role, name: string) {
      const [x, y] = (await driver.run(middleInView, await see(role, name))).split(" ").map(Number);
      const actions = [
        { type: "pointerMove", x, y },
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ];
      await driver.act({ type: "pointer", id: "mouse", actions });
    },
    press: (...keys: (keyof typeof keyCodes)[]) => pressAll(keys.map((key) => keyCodes[key])),
    type: (text: string) => pressAll(Array.from(text.replaceAll("\n", keyCodes.Enter))),
    /** Types a date, given as YYYY-MM-DD, the way it is written in the United States. */
    async typeDate(date: string) {
      const [year = "", month = "", day = ""] = date.split("-");
      await pressAll(Array.from([month, day, year].join(driver.betweenDateParts)));
    },
    ask: driver.run,
    hasFocus: async (element: ElementReference) => (await driver.run(isActive, element)) === "true",
    seesNo: async (role: Role, name: string) => (await allSeen(role, name)).length === 0,
  };
}

/* These run in the page. */

const isHydrated = (root: HTMLElement) => String("hydrated" in root.dataset);
const isVisible = (element: HTMLElement) =>
  String(element.checkVisibility({ visibilityProperty: true }));
const isActive = (element: HTMLElement) => String(element === document.activeElement);

function middleInView(element: HTMLElement): string {
  element.scrollIntoView({ block: "center", behavior: "instant" });
  const { left, top, width, height } = element.getBoundingClientRect();
  return `${Math.round(left + width / 2)} ${Math.round(top + height / 2)}`;
}
