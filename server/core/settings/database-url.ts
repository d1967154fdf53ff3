/**
 * What is wrong with a DATABASE_URL, as the end of a sentence; undefined if nothing is. Drivers
 * accept some mistakes silently, and open another database than intended.
 */
export function databaseUrlMistake(url: string): string | undefined {
  if (url.startsWith("sqlite:")) return sqliteMistake(url.slice("sqlite:".length));
  if (/^postgres(ql)?:\/\//.test(url)) return postgresMistake(url);
  return "must be sqlite:<file>, such as sqlite:data/site.db, or postgres://…";
}

function sqliteMistake(file: string): string | undefined {
  if (file === "") return "must name a file, such as sqlite:data/site.db";
  if (file.startsWith(":")) return "must name a file: a database in memory loses what it accepts";
  if (file.startsWith("//")) return "must be sqlite:data/site.db or sqlite:/var/…, without “//”";
  return undefined;
}

function postgresMistake(url: string): string | undefined {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  // Unescaped in a password, “#” starts a fragment, “/” the database name, and “?” the options.
  const isCutOff = !parsed || parsed.hash !== "" || /@/.test(parsed.pathname + parsed.search);
  return isCutOff
    ? "must have %23 for “#”, %2F for “/”, %3F for “?” and %40 for “@” in its password"
    : undefined;
}
