import { expect, test } from "vitest";

import { emptyValue } from "#content/schema/describe.ts";
import { documentsSchema } from "#content/schema/documents.ts";
import { contentHash } from "./content-hash.ts";
import { contentUpgrades, upgradeContent } from "./content-upgrades.ts";

test("own words that were by places in lists are by the names of what stood there, once and for all", () => {
  const older = {
    menu: {
      navigation: { links: { "3": { label: "Voices" } }, label: "Pages" },
      footer: { links: { "4": { label: "Join" } } },
    },
    "application-form": {
      applicationForm: {
        introduction: { "1": "Answer all." },
        sections: { "2": { hint: "None is fine" } },
      },
    },
    school: { name: "Ñandú" },
  };
  const upgraded = upgradeContent(older, 3, contentUpgrades);
  expect(upgraded).toEqual({
    menu: {
      navigation: { links: { reviews: "Voices" }, label: "Pages" },
      footer: { links: { apply: "Join" } },
    },
    "application-form": {
      applicationForm: {
        introduction: { rule: "Answer all." },
        sections: { education: { hint: "None is fine" } },
      },
    },
    school: { name: "Ñandú" },
  });
  expect(upgradeContent(upgraded, 3, contentUpgrades)).toEqual(upgraded);
});

test("own words for texts that a release has removed do not stop it, and the others stay", () => {
  const menu = {
    navigation: { links: { blog: "News", home: "Start" }, toggle: { open: "Open" } },
    motto: "Hola",
  };
  const { menu: kept } = upgradeContent({ menu }, contentUpgrades.length, contentUpgrades);
  expect(kept).toEqual({ navigation: { links: { home: "Start" } } });
  expect(documentsSchema.shape.menu.safeParse(kept).success).toBe(true);
});

test("a text that every site must have comes with an upgrade of what sites published without it", () => {
  const required = contentHash(emptyValue(documentsSchema));
  const advice = "Is more required than before? Add an upgrade. Then write down both.";
  const known = [4, "LRIqIhicWxJbspO9ON8JPgRrJfMCVS8mnu2ZdND9AHY"];
  expect([contentUpgrades.length, required], advice).toEqual(known);
});
