import { expect, test } from "vitest";

import {
  hasPostgres,
  temporaryPostgresUrl,
} from "../../tests/support/databases/temporary-postgres.ts";
import { temporaryStore } from "../../tests/support/databases/temporary-store.ts";
import { postgresEngine } from "../store/engines/postgres.ts";
import { RATE_LIMITS_TABLE } from "../store/schema/submission-migrations.ts";
import { sharedRateLimits } from "./rate-limit.ts";

test.skipIf(!hasPostgres)(
  "a rate limit’s counter is reset if it was stored while the clock was years ahead",
  async () => {
    const engine = postgresEngine(await temporaryPostgresUrl(), () => {});
    await temporaryStore(engine);
    const limit = sharedRateLimits(
      engine.pool,
      RATE_LIMITS_TABLE,
    )({
      name: "forms",
      points: 1,
      duration: 60,
    });
    expect(await limit.take("203.0.113.7")).toBe(0);
    const tenYears = 10 * 365 * 86_400_000;
    await engine.pool.query(`update ${RATE_LIMITS_TABLE} set expire = expire + $1`, [tenYears]);
    expect(await limit.take("203.0.113.7")).toBe(0);
    expect(await limit.take("203.0.113.7")).toBeGreaterThan(0);
    expect(await limit.take("203.0.113.7")).toBeLessThanOrEqual(60);
  },
);
