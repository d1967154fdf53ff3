import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { attacks, proxiedAttacks } from "../tests/support/abuse/attack-list.ts";
import { limitMemory, percentile, watchAttack } from "../tests/support/abuse/watch.ts";
import { startCaddy } from "../tests/support/processes/start-caddy.ts";
import { startNginx } from "../tests/support/processes/start-nginx.ts";
import { runSite } from "../tests/support/processes/site-process.ts";

/**
 * Runs each attack against built checkouts, by default this one, with the service's memory limit:
 * `node bench/abuse.ts [--seconds=10] [--only=text] [--proxy=caddy] [folder …]`. The attacks of
 * `proxiedAttacks` go through nginx or, with `--proxy=caddy`, through Caddy.
 */
const given = process.argv.slice(2);
const option = (name: string) =>
  given.find((text) => text.startsWith(`--${name}=`))?.slice(name.length + 3);
const duration = Number(option("seconds") ?? 10) * 1000;
const folders = given.filter((text) => !text.startsWith("--"));

function startProxy(folder: string, site: string) {
  return option("proxy") === "caddy"
    ? startCaddy(`${folder}/deploy/one/proxy/Caddyfile`, { SITE_SERVER: site }, "https")
    : startNginx("deploy/one/proxy/nginx.conf", site);
}

// The proxy uses a self-signed certificate.
process.env["NODE_TLS_REJECT_UNAUTHORIZED"] = "0";
const isProxied = new Set(proxiedAttacks.map(({ name }) => name));

const rows: Record<string, string | number>[] = [];
for (const attack of [...attacks, ...proxiedAttacks]) {
  if (!attack.name.includes(option("only") ?? "")) continue;
  for (const folder of folders.length > 0 ? folders : ["."]) {
    const data = mkdtempSync(join(tmpdir(), "abuse-"));
    const settings = { RATE_LIMIT: "1000000", TRUST_PROXY: "1", LOG_LEVEL: "error" };
    const database = { DATABASE_URL: `sqlite:${join(data, "site.db")}`, LOG_LEVEL: "info" };
    const site = await runSite({ ...settings, ...database }, [], folder);
    const removeLimit = limitMemory(site.pid);
    const proxy = isProxied.has(attack.name)
      ? await startProxy(folder, new URL(site.url).host)
      : undefined;
    const seen = await watchAttack({
      url: proxy?.url ?? site.url,
      pid: site.pid,
      attack,
      duration,
    });
    const exitCode = await site.end("SIGTERM");
    await proxy?.close();
    removeLimit();
    rmSync(data, { recursive: true });
    const statuses = Map.groupBy(seen.submissions, String);
    rows.push({
      attack: attack.name,
      checkout: folder,
      "Home p50 ms": Math.round(percentile(seen.home, 0.5)),
      "Home p99 ms": Math.round(percentile(seen.home, 0.99)),
      "send p99 ms": Math.round(percentile(seen.sending, 0.99)),
      submissions: Array.from(statuses, ([status, all]) => `${all.length} × ${status}`).join(", "),
      "memory MB": seen.memory,
      "recovery ms": Math.round(seen.recovery),
      end: exitCode === 0 ? "stopped" : `exit ${exitCode}`,
    });
    console.log(JSON.stringify(rows.at(-1)));
  }
}
console.table(rows);
