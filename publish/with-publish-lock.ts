import { takePublishLock } from "#server/releases/publish-lock.ts";
import { PublishProblem } from "./steps.ts";

/**
 * Runs a job while nobody else publishes or switches.
 * @throws {PublishProblem} when somebody does
 */
export async function withPublishLock<Result>(
  releases: string,
  { user, now }: { user: string; now: () => number },
  job: () => Result | Promise<Result>,
): Promise<Result> {
  const lock = takePublishLock(releases, user, now());
  if ("holder" in lock) {
    const since = lock.holder.since.slice(11, 16);
    throw new PublishProblem(
      `${lock.holder.user} is publishing now${since && ` (since ${since} UTC)`}. Wait until that is done, and try again.`,
    );
  }
  try {
    return await job();
  } finally {
    lock.release();
  }
}
