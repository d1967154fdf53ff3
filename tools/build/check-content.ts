import { parseSettings, SettingsError } from "#server/core/settings/settings.ts";

import { findPlaceholders } from "../../content/check/placeholders.ts";
import { emptySections, unansweredQuestions } from "../../content/check/unanswered-questions.ts";
import { readContentOrStop } from "./read-content-or-stop.ts";

const content = readContentOrStop();
try {
  const { retentionDays } = parseSettings(process.env);
  const today = new Date().toISOString().slice(0, 10);
  const sentences = findPlaceholders(content, { today, retentionDays });
  if (sentences.length === 0) {
    console.log("content/ has no mistakes and no placeholders: the site can go live.");
  } else {
    console.log("\ncontent/ has no mistakes. Before the site goes live, replace this:\n");
    for (const sentence of sentences) console.log(`  - ${sentence}`);
    console.log("");
  }
  const questions = unansweredQuestions(content.courseDetails, today);
  if (questions.length > 0) {
    console.log(
      "\nVisitors ask this, and content/data/course-details.json has no answer yet. The first is asked most:\n",
    );
    for (const [index, question] of questions.entries()) console.log(`  ${index + 1}. ${question}`);
    console.log("");
  }
  const empty = emptySections(content);
  if (empty.length > 0) {
    console.log("\nThese are not shown while content/data has no answer:\n");
    for (const question of empty) console.log(`  - ${question}`);
    console.log("");
  }
} catch (error) {
  console.error(error instanceof SettingsError ? error.message : error);
  process.exitCode = 1;
}
