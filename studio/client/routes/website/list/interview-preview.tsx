import { interviewLength, nextSteps } from "#content/form-texts/interview.ts";
import { documentsSchema } from "#content/schema/documents.ts";

import { StudioIcon } from "#studio/client/shell/studio-icon.tsx";
import { written } from "../draft/change-value.ts";
import { valueIn } from "../draft/draft-state.ts";
import { useDraftState, useEditor } from "../draft/use-draft.ts";

const { enrolment, interview } = documentsSchema.shape;

const MARK = "rounded-sm bg-gold box-decoration-clone px-1 text-ink";

/** What applicants read, as it is typed; what follows from the answers is marked. */
export function InterviewPreview() {
  const state = useDraftState((now) => now);
  const { open } = useEditor();
  const { data } = enrolment.safeParse(valueIn(state, "enrolment"));
  const { heading = "", receipt = "", steps = [] } = data?.afterApplying ?? {};
  const { data: said = {} } = interview.safeParse(
    written("interview", valueIn(state, "interview")),
  );
  const { answerDays, minutes, booking } = said;
  const unchanged = new Set([receipt, ...nextSteps(steps, answerDays ? {} : { answerDays: 1 })]);
  return (
    <section className="panel flex flex-col border-plum bg-plum text-foreground scheme-dark">
      <div className="flex items-start justify-between">
        <h2 className="text-subtitle font-semibold">What applicants read</h2>
        <button
          type="button"
          title="Change the other words"
          className="icon-button -my-2 -mr-2"
          onClick={() => open("enrolment/afterApplying")}
        >
          <StudioIcon name="words" />
          <span className="sr-only">Change the other words</span>
        </button>
      </div>
      <p className="mb-4 text-sm text-muted-foreground">
        <mark className={MARK}>Marked words</mark> follow from your answers.
      </p>
      {/* As the public page has them (stops.css). */}
      <h3 className="mb-4 font-heading text-2xl font-semibold">{heading}</h3>
      <ol className="grid auto-rows-fr">
        {[receipt, ...nextSteps(steps, said)].map((text, index) => (
          <li
            key={text}
            className="relative pl-11 not-last:pb-4 not-last:after:absolute not-last:after:top-9 not-last:after:bottom-1 not-last:after:left-2 not-last:after:border-l-3 not-last:after:border-dotted not-last:after:border-coral"
          >
            <span
              aria-hidden="true"
              className="absolute top-0 left-0 font-heading text-[2rem] leading-none font-semibold text-link"
            >
              {index + 1}
            </span>
            {unchanged.has(text) ? text : <Marked text={text} />}
          </li>
        ))}
      </ol>
      <h3 className="mt-auto mb-2 text-base font-medium">Once they have sent it</h3>
      <ul className="grid justify-items-start gap-2">
        {interviewLength({ minutes: 30, ...said }).map((text) => (
          <li key={text}>
            <Marked text={text} isSaid={minutes !== undefined} />
          </li>
        ))}
        <li>
          <Marked text={booking?.label ?? "Book your interview"} isSaid={booking !== undefined} />
        </li>
      </ul>
    </section>
  );
}

/** A sentence with the number in it marked, or all of it; what is not said yet stands there with a gap. */
function Marked({ text, isSaid = true }: { text: string; isSaid?: boolean }) {
  if (!isSaid)
    return (
      <span className="rounded-sm border border-dashed border-gold px-1 text-muted-foreground">
        {text.replace(/\d+/, "…")}
        <span className="sr-only"> Not said yet.</span>
      </span>
    );
  const [before, number, after] = text.split(/(\d+ \w+)/);
  if (number === undefined) return <mark className={MARK}>{text}</mark>;
  return (
    <>
      {before}
      <mark className={MARK}>{number}</mark>
      {after}
    </>
  );
}
