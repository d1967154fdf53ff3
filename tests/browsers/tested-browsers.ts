import { setTimeout as pause } from "node:timers/promises";

import * as programs from "../../tools/programs/programs.ts";
import type { Driver } from "./driver.ts";
import { startFirefox } from "./firefox.ts";
import { startWebkit } from "./webkit.ts";

const firefox = programs.firefox.find();
const webkit = programs.webkit.find();

/** The browsers; `start` is undefined if the browser is not installed. */
export const browsers = [
  { browser: "Firefox", start: firefox && (() => startFirefox(firefox)) },
  { browser: "WebKit", start: webkit && (() => startWebkit(webkit)) },
];

/** Whether a browser still responds to a command within 15 s. */
export const isResponsive = async (driver: Driver): Promise<boolean> =>
  Promise.race([
    driver.open("about:blank").then(
      () => true,
      () => false,
    ),
    pause(15_000, false, { ref: false }),
  ]);
