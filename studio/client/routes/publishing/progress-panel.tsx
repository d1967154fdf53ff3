import { type PublishProgress, publishSteps } from "../../../contract/publishing.ts";
import { usePolling } from "../../shell/use-polling.ts";
import { publishingWords } from "./publishing-words.ts";

const text = publishingWords.progress;
/** Milliseconds between two polls of a running publish. */
const PAUSE = 500;

/** How far a publish is, or why it failed: one sentence, which screen readers announce. */
export function ProgressPanel({ progress }: { progress: PublishProgress | undefined }) {
  const isRunning = progress?.state === "running";
  usePolling(isRunning, PAUSE);
  const isShown = isRunning || progress?.state === "failed";
  const number = progress?.step ? publishSteps.indexOf(progress.step) + 1 : 0;
  return (
    <section className={isShown ? "mb-6 border-y border-border py-4" : ""}>
      {isShown && <h2 className="sr-only">{text.heading}</h2>}
      {/* Always rendered: a status that is added together with its text is not announced. */}
      <div role="status" className="font-medium">
        {isShown && <p>{sentence(progress, number)}</p>}
        {isShown && progress.sentences.map((line) => <p key={line}>{line}</p>)}
      </div>
      {isRunning && (
        <progress
          aria-label={text.heading}
          value={number}
          max={publishSteps.length + 1}
          className="mt-3 h-2 w-full max-w-md accent-link"
        />
      )}
    </section>
  );
}

function sentence({ state, step }: PublishProgress, number: number): string {
  if (state === "failed") return text.failed;
  return step ? text.at(number, publishSteps.length, text.steps[step]) : text.begins;
}
