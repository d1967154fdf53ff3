const startedAt = performance.now();

/** Prints a sentence with the seconds since the start. */
export function tell(sentence: string): void {
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0).padStart(4);
  console.log(`${seconds} s  ${sentence}`);
}

/** Does some work, and tells how many seconds it took. */
export async function timed<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const start = performance.now();
  const result = await work();
  tell(`${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return result;
}

/** @throws with the sentence, and the details if there are any, unless the condition is true */
export function expect(condition: boolean, sentence: string, details = ""): void {
  if (!condition) throw new Error(`Not true: ${sentence}\n${details}`);
  tell(sentence);
}
