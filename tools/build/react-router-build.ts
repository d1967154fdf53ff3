import { spawnSync } from "node:child_process";

import { childEnvironment } from "../../render/child-environment.ts";

/** A server of 1 GB builds beside its site: the studio's build takes 500 MB with these, else 840. */
const SMALL = {
  NODE_OPTIONS: "--max-old-space-size=192 --max-semi-space-size=1",
  RAYON_NUM_THREADS: "1",
  TOKIO_WORKER_THREADS: "1",
};

/**
 * Runs React Router's build, whatever the caller's NODE_ENV: a development build differs. Ends this
 * process if it fails, as it has said why.
 */
export function reactRouterBuild(...options: readonly string[]): void {
  const cli = "node_modules/@react-router/dev/bin.cjs";
  // Otherwise Vite lists some hundred files.
  const { status } = spawnSync(
    process.execPath,
    [cli, "build", ...options, "--logLevel", "error"],
    {
      stdio: "inherit",
      env: { ...childEnvironment(process.env), ...SMALL },
    },
  );
  if (status !== 0) process.exit(status ?? 1);
}
