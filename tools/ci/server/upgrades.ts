import { EVERYTHING, expectSeen } from "./owner.ts";
import type { Machine } from "./nspawn.ts";
import type { Releases } from "./releases.ts";
import { inWords, SITE, visitDuring } from "./visitors.ts";
import { expect, timed } from "./walk-log.ts";

/** The scripts of the release that runs. */
export const DEPLOY = "/opt/banderas-tefl/current/deploy/one";

interface Walk {
  machine: Machine;
  releases: Releases;
}

const upgrade = ({ machine }: Walk) => visitDuring(SITE, () => machine.run(`${DEPLOY}/upgrade`));
const NEW_WORDS = "Skip to the words of this page";
const NAVIGATION = "content/school/navigation.ts";

/** A release with other words on every page. */
export async function upgradeCode(walk: Walk): Promise<void> {
  const { releases } = walk;
  releases.release(releases.newest(), NAVIGATION, "Skip to content", NEW_WORDS);
  const { result, visit } = await upgrade(walk);
  expect(result.code === 0 && visit.failures === 0, inWords(visit), result.output);
  await expectBoth("after the upgrade");
}

/** Three releases that cannot be: visitors keep the one that they have. */
export async function refuseReleases(walk: Walk): Promise<void> {
  const { machine, releases } = walk;
  const good = releases.newest();
  const process = () => machine.run("systemctl show --property=MainPID banderas-tefl");
  const refuse = async (what: string, reason: string) => {
    const before = await process();
    const { result, visit } = await timed(what, () => upgrade(walk));
    const last = result.output.split("\n").at(-1);
    const isRefused = result.code === 1 && result.output.includes(reason);
    expect(isRefused, `it says ${reason}, and ends with: ${last}`, result.output);
    expect(visit.failures === 0, inWords(visit));
    await expectBoth("as before");
    return { visit, hasRunOn: (await process()).output === before.output };
  };

  const price = "amount: amount.meta(";
  const stricter = "amount: amount.refine((is) => is !== 1349, 'must not be 1349').meta(";
  releases.release(good, "content/schema/course.ts", price, stricter);
  const schema = await refuse(
    "a release whose schema refuses the stored price",
    "must not be 1349",
  );
  expect(schema.hasRunOn, "the site has run on meanwhile");

  const firstLine = 'import { randomBytes, randomUUIDv7 } from "node:crypto";';
  const dying = `throw new Error("It dies.");\n${firstLine}`;
  releases.release(good, "server/main.ts", firstLine, dying);
  const dead = await refuse("a release that dies at its start", "It dies.");
  expect(dead.hasRunOn, "the site has run on meanwhile");

  releases.release(good, "server/main.ts", firstLine, `if (process.env.LISTEN_FDS) ${dying}`);
  const late = await refuse("a release that dies only in the place of the site", "It dies.");
  expect(late.visit.longestGap < 20, "it was back within 20 s");
  releases.offer(good);
}

/** @throws unless visitors see the new code, and what the owner has published */
export async function expectBoth(when: string): Promise<void> {
  const page = await (await fetch(SITE)).text();
  expect(page.includes(NEW_WORDS), `${when}: visitors see the new code`);
  await expectSeen(SITE, EVERYTHING, when);
}
