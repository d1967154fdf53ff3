import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

// Prints the placeholders of the site in the given folder, found by its own content/check/.
const [, , folder = "."] = process.argv;
const load = (file: string) => import(pathToFileURL(resolve(folder, file)).href);
const check: typeof import("../../content/check/placeholders.ts") = await load(
  "content/check/placeholders.ts",
);
const files: typeof import("../../content/files/built-in-content.ts") = await load(
  "content/files/built-in-content.ts",
);
const today = new Date().toISOString().slice(0, 10);
const retentionDays = Number(process.env["RETENTION_DAYS"]) || undefined;
console.log(
  JSON.stringify(check.findPlaceholders(files.builtInContent(), { today, retentionDays })),
);
