import type { Browser } from "@playwright/test";
import { chownSync, mkdirSync } from "node:fs";
import { join } from "node:path";

import { postgresqlPrograms } from "../../programs/postgresql.ts";
import { startPostgres } from "../../../tests/support/databases/postgres-server.ts";
import { startCaddy } from "../../../tests/support/processes/start-caddy.ts";
import {
  type Container,
  type ContainerOptions,
  deskInContainer,
  IMAGE_USER,
  startContainer,
} from "./container.ts";
import { changeAndPublish, EVERYTHING, NOTHING, see, seeWordsSoon, takeBack } from "./owner.ts";
import { inWords, visitDuring } from "./probe.ts";
import { NEW_WORDS } from "./releases.ts";
import { expect, tell, timed } from "./walk-log.ts";

const STUDIO = "http://localhost:1090";

/** Two images of the site: the first code, and one with other words on every page. */
export interface Images {
  first: string;
  next: string;
}

/** One container with SQLite and one with the studio, as in compose.one.yaml. */
export async function walkOneContainer(
  images: Images,
  parent: string,
  browser: Browser,
): Promise<void> {
  const site = "http://127.0.0.1:3000";
  const options = { image: images.first, data: dataFolder(parent, "one"), settings: {} };
  let running = await startSite(options, 3000);
  const studio = await startContainer(options, "studio/main.ts", STUDIO);
  await changeAndPublish(browser, STUDIO, [site]);

  const next = { ...options, image: images.next };
  const tried = await deskInContainer(next, "content", "check");
  expect(tried.code === 0, "the next image can show what is published", tried.output);
  const { visit } = await visitDuring(site, async () => {
    await running.stop();
    running = await startSite(next, 3000);
  });
  tell(`another image, without a proxy: ${inWords(visit)}`);
  await studio.stop();
  const nextStudio = await startContainer(next, "studio/main.ts", STUDIO);
  await expectSeen([site], EVERYTHING);
  await takeBack(browser, STUDIO, [site]);
  await expectSeen([site], NOTHING);
  await nextStudio.stop();
  await running.stop();
  tell("the walk in a container is over");
}

/** Two containers and the studio with PostgreSQL behind Caddy, as in compose.yaml. */
export async function walkTwoServers(
  images: Images,
  parent: string,
  browser: Browser,
): Promise<void> {
  const database = await startPostgres(postgresqlPrograms() ?? "");
  const settings = { DATABASE_URL: database.url("postgres"), TRUST_PROXY: "1" };
  // Each with a data folder of its own, as on two machines.
  const servers = [3001, 3002].map((port) => ({
    port,
    address: `http://127.0.0.1:${port}`,
    options: { image: images.first, data: dataFolder(parent, String(port)), settings },
  }));
  const addresses = servers.map(({ address }) => address);
  const running: Container[] = [];
  for (const { options, port } of servers) running.push(await startSite(options, port));
  const studioOptions = {
    image: images.first,
    data: dataFolder(parent, "studio"),
    settings: { ...settings, PORT: "3001" },
  };
  const studio = await startContainer(studioOptions, "studio/main.ts", STUDIO);
  const caddy = await startCaddy("deploy/many/Caddyfile", {
    SITE_SERVERS: "127.0.0.1:3001 127.0.0.1:3002",
  });
  await changeAndPublish(browser, STUDIO, addresses);

  const { visit } = await visitDuring(caddy.url, async () => {
    for (const [index, { options, port }] of servers.entries()) {
      await running[index]?.stop();
      running[index] = await startSite({ ...options, image: images.next }, port);
    }
  });
  expect(visit.failures === 0, `one server after the other gets the next image: ${inWords(visit)}`);
  await expectSeen(addresses, EVERYTHING);
  // Each has shown its last pages at once, and renders those of the new code meanwhile.
  await timed("until both show the new code", () => seeWordsSoon(addresses, NEW_WORDS));
  await takeBack(browser, STUDIO, addresses);

  await caddy.close();
  for (const container of [studio, ...running]) await container.stop();
  await database.remove();
  tell("the walk with two servers is over");
}

function startSite(options: ContainerOptions, port: number): Promise<Container> {
  const settings = { SMTP_URL: "inbox", INBOX_PORT: String(port + 1000), PORT: String(port) };
  return startContainer(
    { ...options, settings: { ...options.settings, ...settings } },
    "server/main.ts",
    `http://127.0.0.1:${port}/readyz`,
  );
}

async function expectSeen(sites: readonly string[], expected: typeof NOTHING): Promise<void> {
  for (const site of sites) {
    const seen = JSON.stringify(await see(site));
    expect(seen === JSON.stringify(expected), `${site} shows ${seen}`, JSON.stringify(expected));
  }
}

function dataFolder(parent: string, name: string): string {
  const folder = join(parent, "data", name);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chownSync(folder, IMAGE_USER, IMAGE_USER);
  return folder;
}
