import { answerOf, type Statements } from "./statements.ts";

/** The time at which a mail is due that only a person may send. */
const NEVER = Number.MAX_SAFE_INTEGER;

export const createSubmissionsAndOutbox: Statements = () => [
  `create table submissions (
    id text primary key,
    form text not null,
    received_at text not null,
    fields text,
    text text not null,
    idempotency_key text unique,
    body_hash text not null
  )`,
  `create table outbox (
    id text primary key,
    submission_id text not null references submissions (id) on delete cascade,
    state text not null,
    attempts integer not null,
    next_at bigint not null,
    created_at bigint not null,
    finished_at bigint,
    last_error text
  )`,
  "create index outbox_due on outbox (state, next_at)",
];

/**
 * The e-mail address, to find all submissions of a person; the kind of a mail: to the school, or a
 * receipt for the applicant.
 */
export const addPeopleAndReceipts: Statements = (engine) => [
  "alter table submissions add column email text",
  `update submissions set email = lower(${answerOf(engine, "email")})`,
  "create index submissions_email on submissions (email)",
  "create index submissions_received on submissions (received_at, id)",
  "alter table outbox add column kind text default 'school' not null",
  "alter table outbox add column receipt_slot text",
  "create unique index outbox_receipt_slot on outbox (receipt_slot)",
  "create index outbox_submission on outbox (submission_id)",
  // For the metrics, which read the age of the oldest mail every few seconds.
  "create index outbox_waiting_since on outbox (state, created_at)",
  "create table write_checks (id integer primary key, checked_at bigint not null)",
  ...(engine === "postgres" ? [RATE_LIMITS] : []),
];

/** No longer used: servers once counted together. */
const RATE_LIMITS = `create unlogged table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
)`;

/** Whether another database was moved into this one. */
export const addMoves: Statements = () => [
  "create table moves (id integer primary key, started_at bigint not null, finished_at bigint)",
];

/** Mails from the system, which are about no submission. */
export const addSystemMails: Statements = (engine) => [
  ...(engine === "postgres"
    ? ["alter table outbox alter column submission_id drop not null"]
    : COPY_OUTBOX),
  "create table backups (id integer primary key, finished_at bigint not null)",
];

/** SQLite cannot alter a column, so the rows are copied into a new table. */
const COPY_OUTBOX = [
  `create table new_outbox (
    id text primary key,
    submission_id text references submissions (id) on delete cascade,
    state text not null,
    attempts integer not null,
    next_at bigint not null,
    created_at bigint not null,
    finished_at bigint,
    last_error text,
    kind text not null default 'school',
    receipt_slot text
  )`,
  `insert into new_outbox
   select id, submission_id, state, attempts, next_at, created_at, finished_at, last_error, kind,
     receipt_slot
   from outbox`,
  "drop table outbox",
  "alter table new_outbox rename to outbox",
  "create index outbox_due on outbox (state, next_at)",
  "create index outbox_submission on outbox (submission_id)",
  "create index outbox_waiting_since on outbox (state, created_at)",
  "create unique index outbox_receipt_slot on outbox (receipt_slot)",
];

/** Indexes mails by kind, because the school's are claimed before receipts. */
export const indexOutboxByKind: Statements = () => [
  "drop index outbox_due",
  "create index outbox_due_by_kind on outbox (state, kind, next_at)",
];

/**
 * Indexes two answers, for the studio's filters; the queries repeat these expressions. Messages have
 * no such answers, and are left out, because each index entry slows down accepting.
 */
export const indexAnswers: Statements = (engine) =>
  [
    ["submissions_start_date", answerOf(engine, "courseDates")],
    ["submissions_country", answerOf(engine, "country")],
  ].map(
    ([name, answer]) =>
      `create index ${name} on submissions (${answer}, received_at, id) where ${answer} is not null`,
  );

export const addBrowserErrors: Statements = () => [
  `create table browser_errors (
    day text not null,
    kind text not null,
    error text not null,
    page text not null,
    browser text not null,
    release text not null,
    count integer not null,
    constraint browser_errors_key primary key (day, kind, error, page, browser, release)
  )`,
];

/** The step of each submission, and what the school did with it. */
export const addSteps: Statements = (engine) => {
  const source = `coalesce(${answerOf(engine, "utm_source")}, ${answerOf(engine, "referrer")})`;
  return [
    "alter table submissions add column step text default 'new' not null",
    // For lists by step; `form`, so that a list of one form reads no row of the other.
    "create index submissions_step on submissions (step, received_at, id, form)",
    `create table submission_events (
      id text primary key,
      submission_id text not null references submissions (id) on delete cascade,
      done_at bigint not null,
      done_by text not null,
      step text,
      note text
    )`,
    "create index submission_events_submission on submission_events (submission_id, done_at)",
    // The source of those visits that have one; the queries repeat this expression.
    `create index submissions_source on submissions ((${source}), received_at, id)
     where ${source} is not null`,
  ];
};

/**
 * Why a submission was put aside, and the senders whom the school does not want. What is put aside
 * already stays so, because nobody was told that it is mailed after a day.
 */
export const addPutAside: Statements = () => [
  "alter table submissions add column held_for text",
  `create table refused_senders (
    mailbox_hash text primary key,
    refused_at bigint not null,
    refused_by text not null
  )`,
  `update outbox set next_at = ${NEVER} where state = 'held'`,
];

/** Leaves mails without a slot, which are most, out of the index: each entry slows down accepting. */
export const indexReceiptSlots: Statements = () => [
  "drop index outbox_receipt_slot",
  `create unique index outbox_receipt_slot on outbox (receipt_slot)
   where receipt_slot is not null`,
];

/** What a note is, which its first word has said until now. Of a step the kind means nothing. */
export const addNoteKinds: Statements = () => [
  "alter table submission_events add column kind text default 'note' not null",
  ...["phone", "letter"].map((kind) => {
    const word = kind === "phone" ? "Phone: " : "Sent: ";
    return `update submission_events set kind = '${kind}', note = substr(note, ${word.length + 1})
      where substr(note, 1, ${word.length}) = '${word}'`;
  }),
];
