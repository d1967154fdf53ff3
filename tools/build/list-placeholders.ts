import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

// Prints the placeholders of the site in the given folder, found by its own content-check/.
const [, , folder = "."] = process.argv;
const file = resolve(folder, "content-check/placeholders.ts");
const check: typeof import("../../content-check/placeholders.ts") = await import(
  pathToFileURL(file).href
);
const today = new Date().toISOString().slice(0, 10);
const retentionDays = Number(process.env["RETENTION_DAYS"]) || undefined;
console.log(JSON.stringify(check.findPlaceholders(check.ownerFacts, { today, retentionDays })));
