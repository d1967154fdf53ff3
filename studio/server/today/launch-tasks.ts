import type { Content } from "#content/content.ts";
import type { WrittenDocuments } from "#content/schema/documents.ts";

import { type Circumstances, placeholderTasks } from "#content/check/placeholders.ts";
import { questionsOf } from "#content/schema/visitors-questions.ts";

/** What is left to do before the website goes live, and how much of it is done. */
export function launchTasks(
  content: Content,
  documents: WrittenDocuments,
  circumstances: Circumstances,
) {
  const tasks = placeholderTasks.flatMap(({ document, field, title, now, subjects }) => {
    const found = subjects(content, circumstances);
    return found.length > 0 ? [{ document, field, title, note: now(found.join(", ")) }] : [];
  });
  const all = questionsOf(documents);
  const questions = all.filter(({ isAnswered }) => !isAnswered);
  return {
    tasks,
    done: placeholderTasks.length - tasks.length,
    questions,
    answered: all.length - questions.length,
  };
}

export type LaunchTasks = ReturnType<typeof launchTasks>;
