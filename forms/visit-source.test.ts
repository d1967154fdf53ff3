import { expect, test } from "vitest";

import { campaignIn, sourceText, visitSource } from "./visit-source.ts";

test("a URL’s campaign has three parameters, of which the same source is always spelled the same", () => {
  const query = "?utm_source=Instagram&utm_medium=Story&utm_campaign=May 2027&gclid=1&referrer=a.b";
  expect(campaignIn(query)).toEqual({
    utm_source: "instagram",
    utm_medium: "story",
    utm_campaign: "May 2027",
  });
});

test("a forged source is cut to 64 characters on one line, and a referrer is a host or nothing", () => {
  const forged = {
    utm_source: `\u0000\r\nBcc: x\u202E${"🌴".repeat(80)}`,
    utm_medium: " \u200B ",
    referrer: "<script>alert(1)</script>",
  };
  const { utm_source = "", ...others } = visitSource({ ...forged, other: "kept elsewhere" });
  expect(others).toEqual({});
  expect([...utm_source]).toHaveLength(64);
  expect(utm_source).toMatch(/^bcc: x 🌴+$/u);
  expect(visitSource({ referrer: "L.Instagram.com" })).toEqual({ referrer: "l.instagram.com" });
});

test("the parts of a source are one line", () => {
  expect(sourceText({ utm_source: "instagram", referrer: "l.instagram.com", city: "Galway" })).toBe(
    "instagram · l.instagram.com",
  );
});
