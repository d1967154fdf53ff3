import type { Clock } from "../../core/clock.ts";
import type { Log } from "../../core/log.ts";
import { PermanentFailure, TransportRejected, TransportUnavailable } from "../transport.ts";

/** "unreachable" and "rejected" affect all mails; "refused" is a permanent failure of one mail. */
export type FailureReason = "unreachable" | "rejected" | "refused" | "other";

/** Milliseconds between two error logs of the same reason. */
const REPORT_INTERVAL = 3_600_000;

const errors = {
  rejected: "The mail server rejects this site: no mail goes out until that is mended",
  refused: "The mail server refuses mails to the school; they are tried again",
};

export function failureReason(cause: unknown): FailureReason {
  if (cause instanceof TransportRejected) return "rejected";
  if (cause instanceof TransportUnavailable) return "unreachable";
  return cause instanceof PermanentFailure ? "refused" : "other";
}

/** Logs failed attempts: as an error, at most once an hour, if an operator has to act. */
export function createFailureReport(log: Log, { elapsed }: Pick<Clock, "elapsed">) {
  const reportedAt = new Map<FailureReason, number>();
  return (reason: FailureReason, details: Readonly<Record<string, unknown>>): void => {
    const isRecent = elapsed() - (reportedAt.get(reason) ?? -REPORT_INTERVAL) < REPORT_INTERVAL;
    if (isRecent || reason === "unreachable" || reason === "other") {
      log.warn(details, "Could not send a mail");
      return;
    }
    reportedAt.set(reason, elapsed());
    log.error(details, errors[reason]);
  };
}
