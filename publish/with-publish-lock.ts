import { takePublishLock } from "#server/releases/publish-lock.ts";
import { PublishProblem } from "#server/publish/publish-problem.ts";

/**
 * Runs a job under the publish lock, so that nobody else publishes or switches meanwhile.
 * @throws {PublishProblem} when somebody else holds the lock
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
