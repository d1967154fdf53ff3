/** The first that matches: most browsers name others, too, such as Chrome and Safari. */
const BROWSERS = [
  ["Edge", /\bEdg(?:A|iOS)?\/(\d{1,3})/],
  ["Opera", /\bOPR\/(\d{1,3})/],
  ["Samsung Internet", /\bSamsungBrowser\/(\d{1,3})/],
  ["Firefox", /\b(?:Firefox|FxiOS)\/(\d{1,3})/],
  ["Chrome", /(?:Chrome|CriOS)\/(\d{1,3})/],
  ["Safari", /\bVersion\/(\d{1,3})/],
] as const;

const SYSTEMS = [
  ["iOS", /iPhone|iPad|iPod/],
  ["Android", /Android/],
  ["Windows", /Windows/],
  ["ChromeOS", /CrOS/],
  ["macOS", /Macintosh/],
  ["Linux", /Linux/],
] as const;

/** A browser and its system, such as `Chrome 131 on Android`: too coarse to recognise a person. */
export function browserName(userAgent: string): string {
  const start = userAgent.slice(0, 500);
  const [browser = "another browser"] = BROWSERS.flatMap(([name, pattern]) => {
    const version = pattern.exec(start)?.[1];
    return version === undefined ? [] : [`${name} ${version}`];
  });
  const system = SYSTEMS.find(([, pattern]) => pattern.test(start));
  return system ? `${browser} on ${system[0]}` : browser;
}
