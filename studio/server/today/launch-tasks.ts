import type { Content } from "#content/content.ts";

import {
  findPlaceholders,
  type PlaceholderTask,
  placeholderTasks,
} from "../../../content/check/placeholders.ts";
import { QUESTIONS, unansweredQuestions } from "../../../content/check/unanswered-questions.ts";

/** What is left to do before the website goes live, and how much of it is done. */
export function launchTasks(
  content: Content,
  circumstances: Parameters<typeof findPlaceholders>[1],
) {
  const subjects = new Map<PlaceholderTask, string[]>();
  for (const { task, subject } of findPlaceholders(content, circumstances)) {
    subjects.set(task, [...(subjects.get(task) ?? []), ...(subject ? [subject] : [])]);
  }
  const questions = unansweredQuestions(content, circumstances.today);
  return {
    tasks: Array.from(subjects, ([task, shown]) => ({
      task,
      document: placeholderTasks[task],
      subjects: shown,
    })),
    done: Object.keys(placeholderTasks).length - subjects.size,
    questions,
    answered: Math.max(0, QUESTIONS - questions.length),
  };
}

export type LaunchTasks = ReturnType<typeof launchTasks>;
