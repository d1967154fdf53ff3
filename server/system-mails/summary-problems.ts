import { summary as words } from "#content/mail/summary.ts";

import { referenceOf } from "#forms/reference-number.ts";
import { DAY } from "../core/durations.ts";
import { type AttentionKind, attentionTo } from "../admin/attention.ts";
import { dayAndTime } from "../core/school-clock.ts";
import { meaningOf } from "../mail/smtp/mail-trouble.ts";
import { fullName, storedFields } from "../mail/stored-fields.ts";
import type { UnansweredSubmissions } from "../store/reports.ts";
import type { SummaryFigures } from "./summary-figures.ts";

/** The name of a sender for the school: the person's, or else the address. */
export function senderOf(submission: UnansweredSubmissions["oldest"][number]): string {
  return (
    fullName(storedFields(submission) ?? {}) || (submission.email ?? referenceOf(submission.id))
  );
}

/** The warning about start dates: none left, or the last one is near. */
export function datesWarning(
  { comingDates, lastDateInDays }: SummaryFigures,
  { dates }: Pick<typeof words, "dates">,
): string[] {
  const last = comingDates.at(-1);
  if (!last) return [dates.none];
  return lastDateInDays === undefined ? [] : [dates.ends(last.label, lastDateInDays)];
}

/** The newer Node of the summary's period, and whether the site starts with it. */
export function lastNode({ upkeep, period }: Pick<SummaryFigures, "upkeep" | "period">) {
  const node = upkeep?.node;
  return node && node.at >= period.from && node.at < period.to ? node : undefined;
}

type Problem = AttentionKind | "unanswered" | "kept" | "receipts" | "node" | "errors";

/** A sentence for each problem that needs attention. */
export function problemsIn(figures: SummaryFigures, timeZone: string): string[] {
  const { now, kept, dead, held, waiting, undelivered, unanswered, newestBackup } = figures;
  const needed = attentionTo(figures);
  const node = lastNode(figures);
  const { problems } = words;
  const [first] = unanswered.oldest;
  const said: Record<Problem, string | false> = {
    unanswered: first !== undefined && problems.unanswered(senderOf(first), unanswered.count - 1),
    undelivered: dead.school > 0 && problems.dead(dead.school),
    kept: kept > 0 && problems.kept(kept),
    putAside: needed.putAside && problems.held(held.school),
    receipts: undelivered.length > 0 && problems.undelivered(undelivered.length),
    waiting:
      needed.waiting &&
      problems.waiting(
        waiting.school + waiting.receipt,
        dayAndTime(waiting.oldestSince ?? now, timeZone),
        meaningOf(figures.waitingBecause ?? ""),
      ),
    backup: needed.backup && problems.backup(Math.floor((now - (newestBackup ?? now)) / DAY)),
    disk: needed.disk && problems.disk,
    noCopy: needed.noCopy && problems.noCopy,
    oldCopy: needed.oldCopy && problems.oldCopy,
    node: node !== undefined && !node.isUsed && problems.node(node.before, node.after),
    content: needed.content && problems.content,
    errors: figures.alarmingErrors > 0 && problems.errors(figures.alarmingErrors),
  };
  const sentences = Object.values(said).filter((sentence) => sentence !== false);
  return [...sentences, ...figures.mailProblems];
}
