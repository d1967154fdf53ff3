import { stopOnMistakes } from "./stop-on-mistakes.ts";

stopOnMistakes();

// Imported after the check, because these modules import content/, which may not be readable.
const { findPlaceholders, ownerFacts } = await import("../../content-check/placeholders.ts");
const { unansweredQuestions } = await import("../../content-check/unanswered-questions.ts");
const { courseDetails } = await import("#content/course/course-details.ts");
const { parseSettings, SettingsError } = await import("#server/core/settings/settings.ts");

try {
  const { retentionDays } = parseSettings(process.env);
  const today = new Date().toISOString().slice(0, 10);
  const sentences = findPlaceholders(ownerFacts, { today, retentionDays });
  if (sentences.length === 0) {
    console.log("content/ has no mistakes and no placeholders: the site can go live.");
  } else {
    console.log("\ncontent/ has no mistakes. Before the site goes live, replace this:\n");
    for (const sentence of sentences) console.log(`  - ${sentence}`);
    console.log("");
  }
  const questions = unansweredQuestions(courseDetails, today);
  if (questions.length > 0) {
    console.log(
      "\nVisitors ask this, and content/data/course-details.json has no answer yet. The first is asked most:\n",
    );
    for (const [index, question] of questions.entries()) console.log(`  ${index + 1}. ${question}`);
    console.log("");
  }
} catch (error) {
  console.error(error instanceof SettingsError ? error.message : error);
  process.exitCode = 1;
}
