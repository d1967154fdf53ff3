import { type Kysely, sql } from "kysely";

/** Adds the links, sessions and history of signing in to the studio. */
export async function addSignIn(database: Kysely<unknown>): Promise<void> {
  for (const statement of [
    sql`create table sign_in_links (
      id text primary key,
      account text,
      browser_hash text,
      token_hash text unique,
      code_hash text,
      tries integer not null,
      asked_at bigint not null,
      expires_at bigint not null
    )`,
    sql`create table studio_sessions (
      id text primary key,
      token_hash text not null unique,
      account text not null,
      device text not null,
      signed_in_at bigint not null,
      seen_at bigint not null
    )`,
    sql`create table sign_in_events (
      id text primary key,
      done_at bigint not null,
      account text not null,
      action text not null,
      device text not null
    )`,
  ]) {
    await statement.execute(database);
  }
}
