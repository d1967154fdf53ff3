import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { RouterContext, ServerBuild } from "react-router";

import type { Content } from "#content/content.ts";
import type { SubmissionService } from "#forms/contract.ts";
import type { PageSettings } from "#forms/page-settings.ts";
import type { PageContent } from "./content-file.ts";
import { fileHash } from "./file-hash.ts";
import type { CriticalStyles } from "./styles/parse-styles.ts";

/** The pages as code: React Router's build with what app/entry.server.tsx exports besides. */
export interface PagesBuild extends ServerBuild {
  entry: { module: ServerBuild["entry"]["module"] & PagesModule };
}

interface PagesModule {
  submissionServiceContext: RouterContext<SubmissionService>;
  nonceContext: RouterContext<string>;
  pageContext: RouterContext<PageContent & { settings: PageSettings }>;
  /** The whole style sheet, which each page inlines until it is rendered by render-site.ts. */
  pageStyles: string;
  /** The URLs of all pages, without the origin. */
  pageUrls: (content: Content) => string[];
  /** What the error pages say that refuse a posted form, by status. */
  refusedPostText: Readonly<Record<string, { title: string; hint: string }>>;
  /** The files generated from the content, by path. */
  siteFiles: (
    content: Content,
    siteUrl: string | undefined,
  ) => Promise<ReadonlyMap<string, string>>;
  contentPolicy: (sources: {
    scripts: readonly string[];
    styles: readonly string[];
    mailService: string | undefined;
  }) => string;
}

/** The file of a build that says which styles are critical on which page. */
export const CRITICAL_STYLES = "critical-css.json";
const PAGES = "server/index.js";
/** The last file of a build: a hash of all that it was made from. */
const FINGERPRINT = "fingerprint.txt";

/** The fingerprint of a build; undefined if there is no finished one in the folder. */
export function fingerprintOf(folder: string): string | undefined {
  const file = join(folder, FINGERPRINT);
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}

/** A hash of the code that renders: a build's sources, and its scripts by their names. */
export function codeHash(folder: string, fingerprint: string): string {
  return fileHash(process.version + fingerprint + readFileSync(join(folder, PAGES), "utf8"));
}

/** Loads the pages of a build; Node loads each build once. */
export function loadPages(folder: string): Promise<PagesBuild> {
  return import(pathToFileURL(resolve(folder, PAGES)).href);
}

export function readCriticalStyles(folder: string): CriticalStyles {
  return JSON.parse(readFileSync(join(folder, CRITICAL_STYLES), "utf8"));
}
