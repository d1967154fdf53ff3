import { mailRecordsText } from "#content/mail/mail-records-text.ts";

import type { Finding } from "../../../server/mail/dns/judge-records.ts";
import type { Check } from "../../contract/health.ts";
import { check } from "./check.ts";
import { healthWords } from "./health-words.ts";

const text = healthWords.mailRecords;

/** What the DNS says about the school's mails, as one check; none if nothing was looked up. */
export function mailRecordsCheck(findings: readonly Finding[] | "pending"): Check[] {
  if (findings === "pending") return [check(text, "unknown", text.slow, { isPending: true })];
  const [first, ...rest] = (["attention", "unknown", "good"] as const).flatMap((state) =>
    findings.filter((finding) => finding.state === state),
  );
  if (!first) return [];
  const all = [first, ...rest];
  const todos = all.flatMap(({ todo }) => todo ?? []);
  const wrong = all.filter(({ state }) => state === "attention");
  const says = wrong.length > 0 ? text.bad(wrong.length) : text.good;
  return [
    check(text, first.state, first.state === "unknown" ? text.unsure : says, {
      details: all.map((finding) => finding.says),
      ...(todos.length > 0 && { todo: mailRecordsText.tellTechnician(todos) }),
    }),
  ];
}
