/** What a child program needs to find Node's files and to build the pages; no passwords. */
const PASSED = [
  "PATH",
  "HOME",
  "LANG",
  "LC_ALL",
  "TZ",
  "TMPDIR",
  "TEMP",
  "TMP",
  "SystemRoot",
  "SITE_URL",
  "MAIL_API_URL",
  "RETENTION_DAYS",
] as const;

/**
 * The environment of a child program: the password of the mail server and the database's address
 * are for no program that renders or builds.
 */
export function childEnvironment(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const passed = PASSED.map((name) => [name, environment[name]]);
  return { ...Object.fromEntries(passed), NODE_ENV: "production" };
}
