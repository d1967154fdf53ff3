import type { Clock } from "./core/clock.ts";
import type { Settings } from "./core/settings/settings.ts";
import type { PostgresEngine } from "./store/engines/postgres.ts";
import type { SqliteEngine } from "./store/engines/sqlite.ts";
import { RATE_LIMITS_TABLE } from "./store/schema/submission-migrations.ts";
import { memoryRateLimits, sharedRateLimits } from "./submissions/rate-limit.ts";
import { createReceiptLimit } from "./submissions/receipt-limit.ts";
import { createSubmissionLimit } from "./submissions/submission-limit.ts";
import { createSuspicion } from "./submissions/suspicion.ts";

/** Errors that the browsers of one address may report an hour. */
const ERROR_REPORTS = 10;

/** What one visitor or network may send; servers with the same PostgreSQL count together. */
export function createLimits(
  { rateLimit, receipts, siteUrl }: Pick<Settings, "rateLimit" | "receipts" | "siteUrl">,
  engine: SqliteEngine | PostgresEngine,
  clock: Clock,
) {
  const createRateLimit =
    engine.name === "postgres"
      ? sharedRateLimits(engine.pool, RATE_LIMITS_TABLE)
      : memoryRateLimits;
  return {
    rateLimit: createSubmissionLimit(rateLimit, createRateLimit),
    receiptLimit: createReceiptLimit(receipts, createRateLimit),
    suspicion: createSuspicion(clock, siteUrl),
    errorLimit: createSubmissionLimit(ERROR_REPORTS, memoryRateLimits),
  };
}
