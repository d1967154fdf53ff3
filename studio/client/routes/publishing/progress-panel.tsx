import { Link } from "react-router";

import { Icon } from "#app/ui/icon/icon.tsx";

import type { PublishProgress, PublishStep } from "../../../contract/publishing.ts";
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
      {progress && progress.sentences.length === 0 && (
        <ol className="mt-3 grid gap-2">
          {progress.steps.map((step) => (
            <Step key={step.name} step={step} />
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

function Step({ step: { title, state, sentences } }: { step: PublishStep }) {
  const { icon, colour } = marks[state];
  return (
    <li>
      <p className="flex items-center gap-2">
        <Icon name={icon} className={`size-4 shrink-0 ${colour}`} />
        {title}
        <span className={`text-sm ${colour}`}>{text.states[state]}</span>
      </p>
      {sentences.length > 0 && (
        <ul className="mt-1 list-disc pl-10">
          {sentences.map((line) => (
            <li key={line} className="break-words">
              {line}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function sentence({ state, steps, sentences }: PublishProgress): string {
  if (state === "published") return text.published;
  if (sentences.length > 0) return text.refused;
  const wanted = state === "running" ? "started" : "failed";
  const index = Math.max(
    steps.findIndex((step) => step.state === wanted),
    0,
  );
  const title = steps[index]?.title ?? "";
  return state === "running" ? text.at(index + 1, steps.length, title) : text.failed(title);
}
