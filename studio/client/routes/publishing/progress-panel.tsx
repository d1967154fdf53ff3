import { Icon } from "#app/ui/icon/icon.tsx";

import {
  type PublishProgress,
  type PublishStep,
  publishSteps,
} from "../../../contract/publishing.ts";
import { usePolling } from "../../shell/use-polling.ts";
import { publishingWords } from "./publishing-words.ts";

const text = publishingWords.progress;
/** Milliseconds between two polls of a running publish. */
const PAUSE = 500;

const marks = {
  waiting: { icon: "next", colour: "text-muted-foreground" },
  started: { icon: "play", colour: "text-link" },
  done: { icon: "check", colour: "text-link" },
  failed: { icon: "close", colour: "text-error" },
} as const;

/** The steps of a publish. One sentence about them is announced to screen readers. */
export function ProgressPanel({ progress }: { progress: PublishProgress | undefined }) {
  usePolling(progress?.state === "running", PAUSE);
  const isShown = progress?.state === "running" || progress?.state === "failed";
  return (
    <section className={isShown ? "mb-6 border-y border-border py-4" : ""}>
      {isShown && <h2 className="sr-only">{text.heading}</h2>}
      {/* Always rendered: a status that is added together with its text is not announced. */}
      <div role="status" className="font-medium">
        {isShown && <p>{sentence(progress)}</p>}
        {isShown && progress.sentences.map((line) => <p key={line}>{line}</p>)}
      </div>
      {isShown && progress.step && (
        <ol className="mt-3 flex flex-wrap gap-x-6 gap-y-2">
          {publishSteps.map((step) => (
            <Step key={step} title={text.steps[step]} state={stateOf(step, progress)} />
          ))}
        </ol>
      )}
    </section>
  );
}

function Step({ title, state }: { title: string; state: keyof typeof marks }) {
  const { icon, colour } = marks[state];
  return (
    <li className={`flex items-center gap-2 ${state === "waiting" ? "text-muted-foreground" : ""}`}>
      <Icon name={icon} className={`size-4 shrink-0 ${colour}`} />
      {title}
      <span className="sr-only">: {text.states[state]}</span>
    </li>
  );
}

function stateOf(step: PublishStep, { state, step: reached }: PublishProgress): keyof typeof marks {
  if (step === reached) return state === "failed" ? "failed" : "started";
  const isBefore = reached && publishSteps.indexOf(step) < publishSteps.indexOf(reached);
  return isBefore ? "done" : "waiting";
}

function sentence({ state, step }: PublishProgress): string {
  if (state === "failed") return text.failed;
  if (!step) return text.begins;
  return text.at(publishSteps.indexOf(step) + 1, publishSteps.length, text.steps[step]);
}
