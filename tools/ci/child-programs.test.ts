import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

import { childEnvironment } from "../../render/child-environment.ts";

test("no program of the site, the studio or the build gets the environment with its passwords", () => {
  const files = ["server", "studio", "render", "tools/build"].flatMap((folder) =>
    globSync(`${folder}/**/*.ts`),
  );
  const isTest = (file: string) => file.endsWith(".test.ts");
  const passing = files.filter(
    (file) => !isTest(file) && readFileSync(file, "utf8").includes("...process.env"),
  );
  expect(files.length).toBeGreaterThan(200);
  expect(passing).toEqual([]);
});

test("a child program gets its path and the site’s address, but no mail password and no database", () => {
  const environment = { PATH: "/bin", SITE_URL: "https://x", SMTP_URL: "s", DATABASE_URL: "d" };
  expect(childEnvironment(environment)).toEqual({
    PATH: "/bin",
    SITE_URL: "https://x",
    NODE_ENV: "production",
  });
});
