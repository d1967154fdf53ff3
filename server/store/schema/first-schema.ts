import type { Engine } from "../engines/engine.ts";

/** The table of the rate limiter that several servers share; SQLite's counts in memory. */
export const RATE_LIMITS_TABLE = "rate_limits";

/** The tables and indexes of a new database; tables.ts says what they hold. */
export function firstSchema(engine: Engine["name"]): readonly string[] {
  const bytes = engine === "sqlite" ? "blob" : "bytea";
  const answer = (name: string) =>
    engine === "sqlite" ? `json_extract(fields, '$.${name}')` : `(fields::json ->> '${name}')`;
  const source = `(coalesce(${answer("utm_source")}, ${answer("referrer")}))`;
  // The studio's filters repeat these expressions. Submissions without the answer are left out,
  // because each index entry slows down accepting.
  const answerIndexes = [
    ["submissions_start_date", answer("courseDates")],
    ["submissions_country", answer("country")],
    ["submissions_source", source],
  ].map(
    ([name, value]) =>
      `create index ${name} on submissions (${value}, received_at, id) where ${value} is not null`,
  );
  return [
    `create table submissions (
      id text primary key,
      form text not null,
      received_at text not null,
      fields text,
      text text not null,
      email text,
      idempotency_key text unique,
      body_hash text not null,
      step text default 'new' not null,
      held_for text
    )`,
    "create index submissions_email on submissions (email)",
    "create index submissions_received on submissions (received_at, id)",
    // For lists by step; `form`, so that a list of one form reads no row of the other.
    "create index submissions_step on submissions (step, received_at, id, form)",
    ...answerIndexes,
    `create table submission_events (
      id text primary key,
      submission_id text not null references submissions (id) on delete cascade,
      done_at bigint not null,
      done_by text not null,
      step text,
      note text
    )`,
    "create index submission_events_submission on submission_events (submission_id, done_at)",
    `create table refused_senders (
      mailbox_hash text primary key,
      refused_at bigint not null,
      refused_by text not null
    )`,
    `create table outbox (
      id text primary key,
      submission_id text references submissions (id) on delete cascade,
      kind text not null,
      state text not null,
      attempts integer not null,
      next_at bigint not null,
      created_at bigint not null,
      finished_at bigint,
      last_error text,
      receipt_slot text
    )`,
    "create index outbox_submission on outbox (submission_id)",
    // By kind, because the school's mails are claimed before receipts.
    "create index outbox_due_by_kind on outbox (state, kind, next_at)",
    // For the metrics, which read the age of the oldest mail every few seconds.
    "create index outbox_waiting_since on outbox (state, created_at)",
    `create unique index outbox_receipt_slot on outbox (receipt_slot)
     where receipt_slot is not null`,
    "create table write_checks (id integer primary key, checked_at bigint not null)",
    "create table backups (id integer primary key, finished_at bigint not null)",
    // The columns that rate-limiter-flexible requires. Unlogged: losing counts is harmless.
    ...(engine === "postgres"
      ? [
          `create unlogged table ${RATE_LIMITS_TABLE} (
            key varchar(255) primary key,
            points integer not null default 0,
            expire bigint
          )`,
        ]
      : []),
    `create table browser_errors (
      day text not null,
      kind text not null,
      error text not null,
      page text not null,
      browser text not null,
      release text not null,
      count integer not null,
      primary key (day, kind, error, page, browser, release)
    )`,
    `create table content_versions (
      number integer primary key,
      based_on integer,
      schema integer not null,
      documents text not null,
      hash text not null,
      message text,
      changes text not null
    )`,
    `create table content_history (
      id integer primary key,
      version integer not null,
      action text not null,
      done_at bigint not null,
      done_by text not null
    )`,
    `create table content_drafts (
      name text primary key,
      value text not null,
      hash text not null,
      schema integer not null,
      based_on integer not null,
      saved_at bigint not null,
      saved_by text not null
    )`,
    `create table content_refusals (
      server text primary key,
      version integer,
      problem text not null,
      refused_at bigint not null
    )`,
    "create table pictures (id text primary key, record text not null, used_at bigint not null)",
    `create table picture_files (
      path text primary key,
      picture_id text not null references pictures (id) on delete cascade,
      bytes ${bytes} not null
    )`,
    "create index picture_files_picture on picture_files (picture_id)",
    `create table kept_files (
      name text primary key,
      bytes ${bytes} not null,
      brotli ${bytes},
      gzip ${bytes},
      used_at bigint not null
    )`,
    `create table rendered_sites (
      file text primary key,
      bytes ${bytes} not null,
      rendered_at bigint not null
    )`,
    `create table sign_in_links (
      id text primary key,
      account text,
      browser_hash text,
      token_hash text unique,
      code_hash text,
      tries integer not null,
      asked_at bigint not null,
      expires_at bigint not null
    )`,
    `create table studio_sessions (
      id text primary key,
      token_hash text not null unique,
      account text not null,
      device text not null,
      signed_in_at bigint not null,
      seen_at bigint not null
    )`,
    `create table sign_in_events (
      id text primary key,
      done_at bigint not null,
      account text not null,
      action text not null,
      device text not null
    )`,
  ];
}
