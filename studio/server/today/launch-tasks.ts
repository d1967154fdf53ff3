import type { Content } from "#content/content.ts";
import type { WrittenDocuments } from "#content/schema/documents.ts";

import { findPlaceholders, placeholderTasks } from "#content/check/placeholders.ts";
import { questionsOf } from "#content/schema/visitors-questions.ts";

/** What is left to do before the website goes live, and how much of it is done. */
export function launchTasks(
  content: Content,
  documents: WrittenDocuments,
  circumstances: Parameters<typeof findPlaceholders>[1],
) {
  const found = Map.groupBy(findPlaceholders(content, circumstances), ({ task }) => task);
  const tasks = Array.from(found, ([task, placeholders]) => ({
    task,
    document: placeholders[0]?.document ?? "",
    subjects: placeholders.flatMap(({ subject }) => subject ?? []),
  }));
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
