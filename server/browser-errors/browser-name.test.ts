import { expect, test } from "vitest";

import { browserName } from "./browser-name.ts";

const WEBKIT = "AppleWebKit/537.36 (KHTML, like Gecko)";
const IPHONE = "(iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15";

const agents = {
  "Chrome 131 on Android": `(Linux; Android 10; K) ${WEBKIT} Chrome/131.0.0.0 Mobile Safari/537.36`,
  "Edge 131 on Windows": `(Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0`,
  "Samsung Internet 26 on Android": `(Linux; Android 14; SM-S921B) ${WEBKIT} SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36`,
  "Firefox 128 on Linux": "(X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0",
  "Safari 18 on macOS": `(Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15`,
  "Safari 18 on iOS": `${IPHONE} Version/18.1 Mobile/15E148 Safari/604.1`,
  "Chrome 131 on iOS": `${IPHONE} CriOS/131.0.6778.73 Mobile/15E148`,
  "another browser on iOS": `${IPHONE} Mobile/15E148 [FBAN/FBIOS]`,
};

test.each(Object.entries(agents))("%s is told by its User-Agent", (name, agent) => {
  expect(browserName(`Mozilla/5.0 ${agent}`)).toBe(name);
});

test.each(["mina@example.com", ""])("“%s” is another browser", (agent) => {
  expect(browserName(agent)).toBe("another browser");
});
