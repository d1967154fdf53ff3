import { type Command, Option } from "commander";

import type { FormName } from "#forms/contract.ts";

import type { StoredSubmission } from "../../../store/admin/find-submissions.ts";
import type { MailKind, MailState } from "../../../store/schema/tables.ts";
import { type Desk, DeskProblem } from "../../desk.ts";
import { dayOptions, type Days, formOption, positive } from "../../terminal/filter-options.ts";
import { allSubmissions } from "../../export/all-submissions.ts";
import { withStore } from "../../open-store.ts";
import { timeFor } from "../../terminal/times.ts";

interface ListOptions extends Days {
  state?: MailState;
  form?: FormName;
  limit: number;
  before?: string;
}

const states: readonly MailState[] = ["waiting", "sent", "kept", "dead", "held", "advertising"];
const HEAD = ["Received", "Form", "Mail", "Receipt", "ID", "From"];

export function addList(program: Command, desk: Desk): void {
  dayOptions(program.command("list"), desk)
    .description("list what was received, the newest first")
    .addOption(new Option("--state <state>", "with a mail in that state").choices(states))
    .addOption(formOption())
    .option("--limit <number>", "so many at most", positive, 50)
    .option("--before <id>", "only what was received before that one: the next page")
    .addHelpText(
      "after",
      `
Columns: received, form, state of the mail to the school, state of the applicant's receipt, ID,
who sent it. States: waiting (goes out as soon as it can), sent, kept (in the local inbox, sent to
nobody), dead (given up), held (put aside for a day, see release), advertising (the
school says so).

Examples:
  npm run desk -- list --form application --from 2025-01-01 --to 2025-01-31
  npm run --silent desk -- list --state dead --limit 1000 | cut -f5`,
    )
    .action((options: ListOptions) => list(desk, options));
}

function list(desk: Desk, { before, limit, from, to, ...filter }: ListOptions): Promise<void> {
  return withStore(desk, async ({ store }) => {
    const after = before ? await store.admin.find(before) : undefined;
    if (before && !after) throw new DeskProblem(`There is no submission ${before}.`);
    const rows: StoredSubmission[] = [];
    const query = { ...filter, receivedFrom: from, receivedBefore: to };
    for await (const submission of allSubmissions(store.admin, query, "newest first", after)) {
      rows.push(submission);
      // Reads one row more than it shows, to know whether there is a next page.
      if (rows.length > limit) break;
    }
    const shown = rows.slice(0, limit);
    const { screen } = desk;
    if (shown.length === 0) screen.note("There is nothing like that.");
    else
      screen.table(
        HEAD,
        shown.map((submission) => row(desk, submission)),
      );
    const last = shown.at(-1);
    if (last && rows.length > limit) screen.note(`There is more: add --before ${last.id}`);
  });
}

function row(desk: Desk, submission: StoredSubmission) {
  const stateOf = (wanted: MailKind) =>
    submission.mails.find(({ kind }) => kind === wanted)?.state ?? "";
  return [
    timeFor(desk, submission.received_at),
    submission.form,
    stateOf("school"),
    stateOf("receipt"),
    submission.id,
    submission.email,
  ];
}
