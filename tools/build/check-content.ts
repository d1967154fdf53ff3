import { exitWith } from "#server/core/fatal-error.ts";
import { parseSettings } from "#server/core/settings/settings.ts";
import { findPlaceholders } from "../../content/check/placeholders.ts";
import { readContentOrStop } from "./read-content-or-stop.ts";

const content = readContentOrStop();
try {
  const { retentionDays } = parseSettings(process.env);
  const today = new Date().toISOString().slice(0, 10);
  const placeholders = findPlaceholders(content, { today, retentionDays });
  if (placeholders.length === 0) {
    console.log("content/ has no mistakes and no placeholders: the site can go live.");
  } else {
    console.log("\ncontent/ has no mistakes. Before the site goes live, replace this:\n");
    for (const sentence of placeholders) console.log(`  - ${sentence}`);
    console.log("");
  }
} catch (error) {
  exitWith(error);
}
