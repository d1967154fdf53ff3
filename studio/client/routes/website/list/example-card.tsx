import { otherCountries } from "#content/derive/other-countries.ts";
import { applicationForm } from "#content/form-texts/application-form.ts";
import { count } from "#content/count.ts";
import { interviewLength, nextSteps } from "#content/form-texts/interview.ts";
import { footer } from "#content/school/navigation.ts";
import { describe } from "#content/schema/describe.ts";
import { documentsSchema } from "#content/schema/documents.ts";

import { Panel } from "#studio/client/shell/panel.tsx";
import { written } from "../draft/change-value.ts";
import { type DraftState, valueIn } from "../draft/draft-state.ts";
import { useDraftState, useEditor } from "../draft/use-draft.ts";
import { schemaOf } from "../fields/field-path.ts";
import { focusField } from "../page/field-sheet.tsx";

const { enrolment, countries, interview } = documentsSchema.shape;
const textIn = (state: DraftState, path: string) => String(valueIn(state, path) ?? "");
const numberIn = (state: DraftState, path: string) => Number(valueIn(state, path)) || undefined;

interface Example {
  heading: string;
  /** Numbered steps, with their own heading, before the lines. */
  steps?: { heading: string; lines: string[] };
  lines: string[];
  /** The first step until it is answered. */
  until?: string | undefined;
  /** What of the lines is asked here, by its field, and where the other words are. */
  answers?: Readonly<Record<string, string>>;
  words?: string;
}

/** Says what else stands as the first step. */
const FIRST_STEP = "interview/answerDays";

/** Stands in a sentence for a number that nobody has said yet. */
const UNSAID = 10 ** 6;

/** What becomes of a document, by its name. */
const examples: Readonly<Record<string, (state: DraftState) => Example>> = {
  interview(state) {
    const answerDays = numberIn(state, FIRST_STEP) ?? UNSAID;
    const minutes = numberIn(state, "interview/minutes") ?? UNSAID;
    const { data } = enrolment.safeParse(valueIn(state, "enrolment"));
    const { heading = "", receipt = "", steps = [] } = data?.afterApplying ?? {};
    const told = nextSteps(steps, { answerDays });
    const said = written("interview", valueIn(state, "interview"));
    const { data: link } = interview.shape.booking.safeParse(Object(said).booking);
    const { delivered } = describe(schemaOf("interview/booking/label")).meta;
    const label = link?.label ?? `${UNSAID} link`;
    return {
      heading: "What applicants read",
      steps: { heading, lines: [receipt, ...told] },
      lines: [...interviewLength({ minutes }), link ? label : `${delivered}: ${label}`],
      until: answerDays === UNSAID && told.length === steps.length ? steps[0] : undefined,
      answers: {
        [FIRST_STEP]: count(answerDays, "day"),
        "interview/minutes": count(minutes, "minute"),
        "interview/booking/address": label,
      },
      words: "enrolment/afterApplying",
    };
  },
  school(state) {
    const text = (field: string) => textIn(state, `school/${field}`);
    const year = numberIn(state, "school/copyrightYear") ?? new Date().getFullYear();
    const mission = footer.mission({ mission: text("mission"), invitation: text("invitation") });
    const facts = ["name", "place", "phone", "email"].map(text);
    const lines = [...facts, mission, footer.copyright(year, text("name"))];
    return { heading: "On every page", lines };
  },
  countries(state) {
    const { data } = countries.safeParse(valueIn(state, "countries"));
    const others = data ? otherCountries(data).length : 0;
    const named = applicationForm.countries.map(({ label }) => label);
    const last = others > 0 ? `and ${others} others` : applicationForm.anotherCountry;
    return { heading: "What applicants choose from", lines: [...named, last] };
  },
  summary(state) {
    const time = `${textIn(state, "summary/weekday")} at ${textIn(state, "summary/hour")}:00`;
    const lines = [`A mail every ${time}.`, "It says who wrote, and what needs you."];
    return { heading: "What you get", lines };
  },
};

/** What people read of a document, as it is typed; nothing where a page shows it better. */
export function ExampleCard({ name }: { name: string }) {
  const state = useDraftState((now) => now);
  const { open } = useEditor();
  const example = examples[name]?.(state);
  if (!example) return null;
  const { heading, steps, lines, words } = example;
  return (
    <Panel
      icon="look"
      heading={heading}
      className="bg-muted @min-[50rem]:nth-3:col-start-2 @min-[50rem]:nth-3:row-span-2 @min-[50rem]:nth-3:row-start-1 [&_.round-icon]:bg-card"
    >
      <div className="grid gap-3 rounded-lg border border-border bg-card p-4 sm:p-5">
        {steps && (
          <>
            <h3 className="font-heading text-xl">{steps.heading}</h3>
            <ol className="mb-1 grid gap-3">
              {steps.lines.map((line, index) => (
                <li key={line} className="grid grid-cols-[1.75rem_minmax(0,1fr)] items-baseline">
                  <span aria-hidden="true" className="font-heading text-2xl leading-none text-link">
                    {index + 1}
                  </span>
                  <Line {...example} line={line} />
                </li>
              ))}
            </ol>
          </>
        )}
        <ul className="grid gap-2">
          {lines.filter(Boolean).map((line) => (
            <li key={line}>
              <Line {...example} line={line} />
            </li>
          ))}
        </ul>
      </div>
      {words && (
        <button type="button" className="fact-button mt-2 -mb-2" onClick={() => open(words)}>
          Change the other words
        </button>
      )}
    </Panel>
  );
}

const isUnsaid = (text: string) => text.includes(`${UNSAID}`);

/** A line with what is asked here, and what people read instead until it is answered. */
function Line({ line, answers, until }: Pick<Example, "answers" | "until"> & { line: string }) {
  const [path, answer = ""] =
    Object.entries(answers ?? {}).find(([, one]) => line.includes(one)) ?? [];
  const [before, after] = path ? line.split(answer) : [line];
  const isReplaced = until && path === FIRST_STEP;
  const isLeftOut = isUnsaid(line) && !isReplaced;
  return (
    <div className={isLeftOut ? "text-muted-foreground" : undefined}>
      {before}
      {path && <Answer path={path} says={answer} />}
      {after} {isLeftOut && <span className="badge bg-muted text-xs">not shown yet</span>}
      {isReplaced && (
        <p className="text-sm text-muted-foreground">Until you say it, they read “{until}”</p>
      )}
    </div>
  );
}

/** What is asked here, within a sentence; while nobody has said it, a gap that leads to its field. */
function Answer({ path, says }: { path: string; says: string }) {
  if (!isUnsaid(says)) return <strong>{says}</strong>;
  return (
    <button
      type="button"
      className="min-h-7 cursor-pointer rounded-md border-2 border-dashed border-link bg-card px-2 font-medium text-link"
      onClick={() => focusField(path)}
    >
      {says.replace(`${UNSAID}`, "?")}
    </button>
  );
}
