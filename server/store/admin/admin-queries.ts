import type { Kysely } from "kysely";

import type { Engine } from "../engines/engine.ts";
import type { Tables } from "../schema/tables.ts";
import { createErasing } from "./erase-person.ts";
import { createPeople } from "./find-people.ts";
import { createFinding } from "./find-submissions.ts";
import { createRefusedSenders } from "./refused-senders.ts";
import { createRequeuing } from "./requeue.ts";
import { createSteps } from "./steps.ts";

/** The queries of the admin CLI and the studio; each function is documented at its definition. */
export type AdminQueries = ReturnType<typeof createAdminQueries>;

export function createAdminQueries(database: Kysely<Tables>, engine: Engine["name"]) {
  return {
    ...createFinding(database, engine),
    ...createPeople(database, engine),
    ...createRequeuing(database),
    ...createSteps(database),
    ...createRefusedSenders(database),
    ...createErasing(database),
  };
}
