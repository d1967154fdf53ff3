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
export function childEnvironment(
  environment: Readonly<Record<string, string | undefined>>,
): Record<string, string> {
  const passed = PASSED.flatMap((name): [string, string][] => {
    const value = environment[name];
    return value === undefined ? [] : [[name, value]];
  });
  return { ...Object.fromEntries(passed), NODE_ENV: "production" };
}
