import type { Content } from "#content/content.ts";
import type { WrittenDocuments } from "#content/schema/documents.ts";

import {
  findPlaceholders,
  type PlaceholderTask,
  placeholderTasks,
} from "../../../content/check/placeholders.ts";
import { questionsOf } from "../../../content/schema/visitors-questions.ts";

/** What is left to do before the website goes live, and how much of it is done. */
export function launchTasks(
  content: Content,
  documents: WrittenDocuments,
  circumstances: Parameters<typeof findPlaceholders>[1],
) {
  const tasks = new Map<
    PlaceholderTask,
    { task: PlaceholderTask; document: string; subjects: string[] }
  >();
  for (const { task, document, subject } of findPlaceholders(content, circumstances)) {
    const found = tasks.get(task) ?? { task, document, subjects: [] };
    if (subject) found.subjects.push(subject);
    tasks.set(task, found);
  }
  const all = questionsOf(documents);
  const questions = all.filter(({ isAnswered }) => !isAnswered);
  return {
    tasks: [...tasks.values()],
    done: placeholderTasks.length - tasks.size,
    questions,
    answered: all.length - questions.length,
  };
}

export type LaunchTasks = ReturnType<typeof launchTasks>;
