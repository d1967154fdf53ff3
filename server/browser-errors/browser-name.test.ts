import { expect, test } from "vitest";

import { browserName } from "./browser-name.ts";

const WEBKIT = "AppleWebKit/537.36 (KHTML, like Gecko)";
const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X)";

test.each([
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${WEBKIT} Chrome/131.0.0.0 Mobile Safari/537.36`,
    "Chrome 131 on Android",
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0`,
    "Edge 131 on Windows",
  ],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-S921B) ${WEBKIT} SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36`,
    "Samsung Internet 26 on Android",
  ],
  [
    "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0",
    "Firefox 128 on Linux",
  ],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15",
    "Safari 18 on macOS",
  ],
  [`${IPHONE} AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1`, "Safari 18 on iOS"],
  [`${IPHONE} AppleWebKit/605.1.15 CriOS/131.0.6778.73 Mobile/15E148`, "Chrome 131 on iOS"],
  [`${IPHONE} AppleWebKit/605.1.15 Mobile/15E148 [FBAN/FBIOS]`, "another browser on iOS"],
  ["mina@example.com", "another browser"],
  ["", "another browser"],
])("the header %o is the browser %o", (userAgent, name) => {
  expect(browserName(userAgent)).toBe(name);
});
