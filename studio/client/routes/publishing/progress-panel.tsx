import { Link } from "react-router";

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
  return (
    <section className={progress ? "panel mb-6" : ""}>
      {progress && <h2 className="mb-2 text-subtitle">{text.heading}</h2>}
      {/* Always rendered: a status that is added together with its text is not announced. */}
      <div role="status" className="font-medium">
        {progress && <p>{sentence(progress)}</p>}
        {progress?.sentences.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {progress?.step && (
        <ol className="mt-3 grid gap-2">
          {publishSteps.map((step) => (
            <Step key={step} title={text.steps[step]} state={stateOf(step, progress)} />
          ))}
        </ol>
      )}
      {progress?.state === "running" && (
        <noscript>
          <p className="mt-3">
            <Link to="/publish" className="inline-link">
              {text.again}
            </Link>
          </p>
        </noscript>
      )}
    </section>
  );
}

function Step({ title, state }: { title: string; state: keyof typeof marks }) {
  const { icon, colour } = marks[state];
  return (
    <li className="flex items-center gap-2">
      <Icon name={icon} className={`size-4 shrink-0 ${colour}`} />
      {title}
      <span className={`shrink-0 text-sm ${colour}`}>{text.states[state]}</span>
    </li>
  );
}

function stateOf(step: PublishStep, { state, step: reached }: PublishProgress): keyof typeof marks {
  if (state === "live" || state === "soon") return "done";
  if (step === reached) return state === "failed" ? "failed" : "started";
  const isBefore = reached && publishSteps.indexOf(step) < publishSteps.indexOf(reached);
  return isBefore ? "done" : "waiting";
}

function sentence({ state, step }: PublishProgress): string {
  if (state === "live" || state === "soon") return text[state];
  if (!step) return state === "failed" ? text.refused : text.begins;
  if (state === "failed") return text.failed(text.steps[step]);
  return text.at(publishSteps.indexOf(step) + 1, publishSteps.length, text.steps[step]);
}
