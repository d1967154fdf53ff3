import { bytes, type Statements } from "./statements.ts";

/**
 * The versions of the content, its draft, uploaded pictures and kept files, whose compressed variants
 * are no longer stored.
 */
export const addContent: Statements = (engine) => [
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
  "create table pictures (id text primary key, record text not null, used_at bigint not null)",
  `create table picture_files (
    path text primary key,
    picture_id text not null references pictures (id) on delete cascade,
    bytes ${bytes(engine)} not null
  )`,
  "create index picture_files_picture on picture_files (picture_id)",
  `create table kept_files (
    name text primary key,
    bytes ${bytes(engine)} not null,
    brotli ${bytes(engine)},
    gzip ${bytes(engine)},
    used_at bigint not null
  )`,
];

/** Which servers cannot show the current version. */
export const addContentRefusals: Statements = () => [
  `create table content_refusals (
    server text primary key,
    version integer,
    problem text not null,
    refused_at bigint not null
  )`,
];

/** The links, sessions and history of signing in to the studio. */
export const addSignIn: Statements = () => [
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

export const addRenderedSites: Statements = (engine) => [
  `create table rendered_sites (
    file text primary key,
    bytes ${bytes(engine)} not null,
    rendered_at bigint not null
  )`,
];
