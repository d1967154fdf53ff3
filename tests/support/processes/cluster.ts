import { onTestFinished, vi } from "vitest";

import { startCaddy } from "./start-caddy.ts";
import { freePort } from "./free-port.ts";
import type { MailServer } from "../mail/mail-server.ts";
import { temporaryMailServer } from "../mail/temporary-mail-server.ts";
import { type RunningSite, runSite } from "./site-process.ts";

/** One server of the site, which restarts on the same port. */
interface ClusterServer {
  stop: (signal: NodeJS.Signals) => Promise<number | null>;
  start: () => Promise<void>;
  /** Waits until the server has stored a submission, which a visitor must send meanwhile. */
  waitUntilInUse: () => Promise<void>;
}

export interface Cluster {
  /** The URL of Caddy. */
  url: string;
  servers: ClusterServer[];
  mailServer: MailServer;
}

/** Starts servers behind Caddy with a Caddyfile of deploy/; all are stopped after the test. */
export async function startCluster(
  caddyfile: string,
  count: number,
  settings: Record<string, string>,
): Promise<Cluster> {
  const mailServer = await temporaryMailServer();
  const started = await Promise.all(
    Array.from({ length: count }, () =>
      startServer({
        SMTP_URL: mailServer.url,
        RATE_LIMIT: "1000000",
        TRUST_PROXY: "1",
        ...settings,
      }),
    ),
  );
  const addresses = started.map(({ address }) => address);
  const caddy = await startCaddy(caddyfile, {
    SITE_SERVERS: addresses.join(" "),
    SITE_SERVER: addresses.join(" "),
  });
  onTestFinished(caddy.close);
  return { url: caddy.url, servers: started.map(({ server }) => server), mailServer };
}

async function startServer(settings: Record<string, string>) {
  const port = String(await freePort());
  let site: RunningSite | undefined;
  const server: ClusterServer = {
    stop: async (signal) => (await site?.end(signal)) ?? null,
    async start() {
      site = await runSite({ ...settings, PORT: port });
    },
    async waitUntilInUse() {
      await vi.waitUntil(() => site?.console.includes("Stored a submission"), 20_000);
    },
  };
  await server.start();
  onTestFinished(async () => void (await server.stop("SIGKILL")));
  return { server, address: `127.0.0.1:${port}` };
}
