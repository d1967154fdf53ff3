import type { Engine } from "../engines/engine.ts";

/** The statements of a migration, in SQL that both databases know but for the parts below. */
export type Statements = (engine: Engine["name"]) => readonly string[];

/** The type of a column with bytes. */
export function bytes(engine: Engine["name"]): string {
  return engine === "sqlite" ? "blob" : "bytea";
}

/** An answer in a submission's fields. */
export function answerOf(engine: Engine["name"], answer: string): string {
  return engine === "sqlite"
    ? `json_extract(fields, '$.${answer}')`
    : `(fields::json ->> '${answer}')`;
}
