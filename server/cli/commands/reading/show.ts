import type { Command } from "commander";

import { referenceOf } from "#forms/reference-number.ts";
import type { StoredSubmission } from "../../../store/admin/find-submissions.ts";
import type { OutboxTable } from "../../../store/schema/tables.ts";
import { type Desk, DeskProblem } from "../../desk.ts";
import { answers } from "../../answers.ts";
import { withStore } from "../../open-store.ts";
import { submissionId } from "../../submission-id.ts";
import type { Cell } from "../../terminal/terminal.ts";
import { timeFor } from "../../terminal/times.ts";

const EVENT_HEAD = ["Done", "By", "Step", "Note"];
const MAIL_HEAD = ["Mail", "State", "Attempts", "Next attempt", "Sent or given up", "Last error"];

export function addShow(program: Command, desk: Desk): void {
  program
    .command("show <id>")
    .description("show everything about one: its answers, and what became of its mails")
    .addHelpText(
      "after",
      `
Takes an ID or a reference number. In a pipe each line says first what it is: id, reference,
received, form, from or step with its value; answer with
the question and the answer; done with the time, who did it, the step that was set and the note;
mail with kind, state, attempts, next attempt, when it was sent or
given up, and the last error.

Examples:
  npm run desk -- show 7KQ-2MF
  npm run --silent desk -- show 6f1c2a9e-… | grep ^mail`,
    )
    .action((id: string) =>
      withStore(desk, async ({ store }) => {
        const submission = await store.admin.find(await submissionId(store, id));
        if (!submission) throw new DeskProblem(`There is no submission ${id}.`);
        printSubmission(desk, submission);
      }),
    );
}

function printSubmission(desk: Desk, submission: StoredSubmission): void {
  const { screen } = desk;
  const time = (moment: string | number) => timeFor(desk, moment);
  const facts = [
    ["ID", submission.id],
    ["Reference", referenceOf(submission.id)],
    ["Received", time(submission.received_at)],
    ["Form", submission.form],
    ["From", submission.email],
    ["Step", submission.step],
  ] as const;
  const mails = submission.mails.map((mail) => mailRow(mail, time));
  const events = submission.events.map(({ done_at, done_by, step, note }) => [
    time(done_at),
    done_by,
    step,
    note,
  ]);
  if (screen.isTerminal) {
    screen.table(["Question", "Answer"], [...facts, ...answers(submission)]);
    if (events.length > 0) screen.table(EVENT_HEAD, events);
    screen.table(MAIL_HEAD, mails);
    return;
  }
  screen.table(
    [],
    [
      ...facts.map(([name, value]) => [name.toLowerCase(), value]),
      ...answers(submission).map((answer) => ["answer", ...answer]),
      ...events.map((event) => ["done", ...event]),
      ...mails.map((mail) => ["mail", ...mail]),
    ],
  );
}

function mailRow(mail: OutboxTable, time: (moment: number) => string): Cell[] {
  const { kind, state, attempts, next_at, finished_at, last_error } = mail;
  return [
    kind,
    state,
    attempts,
    state === "waiting" ? time(next_at) : null,
    finished_at === null ? null : time(finished_at),
    last_error,
  ];
}
