import { readFileSync } from "node:fs";

/** The alerts of deploy/monitoring that look at one metric of the site. */
const ALERTS = readFileSync("deploy/monitoring/alerts.yml", "utf8").matchAll(
  /alert: (\w+)\s+expr: (site_\S+) (>|==) (\d+)$/gm,
);

/** Watches the metrics, as Prometheus does, and collects who notices what. */
export function watchAlerts(metrics: string) {
  const alerts = [...ALERTS];
  const said = new Map<string, Set<string>>();
  const say = (event: string, sentence: string) =>
    said.set(event, (said.get(event) ?? new Set()).add(sentence));
  return {
    said,
    say,
    /** Adds the alerts that are true now, and the errors of the log, which are forgotten then. */
    async watch(event: string, errors: string[]): Promise<void> {
      const answer = await fetch(metrics).catch(() => undefined);
      const shown = (await answer?.text()) ?? "";
      for (const [, name = "", series = "", sign, limit] of alerts) {
        const line = shown.split("\n").find((each) => each.startsWith(`${series} `));
        const value = Number(line?.split(" ").at(-1));
        if (sign === ">" ? value > Number(limit) : value === Number(limit)) say(event, name);
      }
      for (const error of errors.splice(0)) say(event, `“${error}”`);
    },
  };
}
