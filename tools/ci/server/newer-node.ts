import type { Machine } from "./nspawn.ts";
import { inWords, SITE, visitDuring } from "./visitors.ts";
import { expect } from "./walk-log.ts";

const UPKEEP = "/var/lib/banderas-tefl-upkeep";

/** Offers a newer Node in the place of nodejs.org's: this one, before which some shell commands run. */
const offerNode = (version: string, commands: string) => `set -e
name=node-${version}-linux-${process.arch}
rm -rf /srv/mirror && mkdir -p /srv/mirror/$name/bin && cd /srv/mirror
cp "$(ls /usr/local/bin/node.real /usr/local/bin/node 2> /dev/null | tail -n 1)" $name/bin/node.real
cat > $name/bin/node << 'END'
#!/bin/sh
[ "$1" = --version ] && echo ${version} && exit
${commands}
exec /usr/local/bin/node.real "$@"
END
chmod +x $name/bin/node
XZ_OPT=-0 tar -cJf $name.tar.xz $name
sha256sum $name.tar.xz > SHASUMS256.txt`;

/** A newer Node is installed, and one that does not run refused. */
export async function keepNodeCurrent({ machine }: { machine: Machine }): Promise<void> {
  const look = (mirror: string) =>
    machine.run(
      `systemctl set-environment NODE_MIRROR="${mirror}"; systemctl start banderas-tefl-node`,
    );
  const told = async () => (await machine.run(`node --version; cat ${UPKEEP}/node`)).output;
  const same = await look("$NODE_MIRROR");
  expect(same.code === 0, "there is no newer Node", same.output);
  const { output: first } = await machine.run("node --version");

  await machine.run(offerNode("v24.98.0", ""));
  const newer = await visitDuring(SITE, () => look("file:///srv/mirror"));
  expect(newer.result.code === 0, "a newer Node is installed", newer.result.output);
  expect(newer.visit.failures === 0, inWords(newer.visit));
  const isNewer = (await told()) === `v24.98.0\nupdated ${first} v24.98.0`;
  expect(isNewer, "the site runs with it, and the summary will say so", await told());

  await machine.run(offerNode("v24.99.0", 'echo "It does not run." >&2; exit 1'));
  const broken = await visitDuring(SITE, () => look("file:///srv/mirror"));
  expect(broken.result.code !== 0, "one that does not run is refused", broken.result.output);
  expect(broken.visit.failures === 0 && broken.visit.longestGap < 5, inWords(broken.visit));
  const isBack = (await told()) === "v24.98.0\nrefused v24.98.0 v24.99.0";
  expect(isBack, "the Node before is back, and the summary will say so", await told());
}
