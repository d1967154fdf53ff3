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
  /** What of the lines is asked here. */
  answers?: readonly Asked[];
  /** What people read for the answers that nobody has given yet. */
  until?: string | undefined;
  /** Where the other words are. */
  words?: string;
}

interface Asked {
  path: string;
  /** As it stands in a line; an example until somebody has said it. */
  says: string;
  isSaid: boolean;
}

/** What becomes of a document, by its name. */
const examples: Readonly<Record<string, (state: DraftState) => Example>> = {
  interview(state) {
    const asked = (path: string, one: string): Asked & { number: number } => {
      const said = numberIn(state, path);
      const number = said ?? Number(describe(schemaOf(path)).meta.example);
      return { path, number, says: count(number, one), isSaid: said !== undefined };
    };
    const days = asked("interview/answerDays", "day");
    const length = asked("interview/minutes", "minute");
    const { data } = enrolment.safeParse(valueIn(state, "enrolment"));
    const { heading = "", receipt = "", steps = [] } = data?.afterApplying ?? {};
    const told = nextSteps(steps, { answerDays: days.number });
    const said = written("interview", valueIn(state, "interview"));
    const { data: link } = interview.shape.booking.safeParse(Object(said).booking);
    const { delivered } = describe(schemaOf("interview/booking/label")).meta;
    const booking = {
      path: "interview/booking/address",
      says: link?.label ?? String(delivered),
      isSaid: link !== undefined,
    };
    const isReplaced = !days.isSaid && told.length === steps.length;
    return {
      heading: "What applicants read",
      steps: { heading, lines: [receipt, ...told] },
      lines: [...interviewLength({ minutes: length.number }), booking.says],
      answers: [days, length, booking],
      until: isReplaced ? steps[0] : undefined,
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
  const { heading, steps, lines, answers = [], until, words } = example;
  const line = (text: string) => <Line answers={answers}>{text}</Line>;
  return (
    <Panel
      icon="look"
      heading={heading}
      className="@min-[50rem]:nth-3:col-start-2 @min-[50rem]:nth-3:row-span-2 @min-[50rem]:nth-3:row-start-1"
    >
      {/* As the public page has them (stops.css). */}
      {steps && (
        <div className="mb-4 rounded-xl bg-plum p-5 text-foreground scheme-dark">
          <h3 className="mb-4 font-heading text-2xl font-semibold">{steps.heading}</h3>
          <ol>
            {steps.lines.map((text, index) => (
              <li
                key={text}
                className="relative pl-11 not-last:min-h-16 not-last:pb-5 not-last:after:absolute not-last:after:top-9 not-last:after:bottom-1 not-last:after:left-2 not-last:after:border-l-3 not-last:after:border-dotted not-last:after:border-coral"
              >
                <span
                  aria-hidden="true"
                  className="absolute top-0 left-0 font-heading text-[2rem] leading-none font-semibold text-link"
                >
                  {index + 1}
                </span>
                {line(text)}
              </li>
            ))}
          </ol>
        </div>
      )}
      {steps && <h3 className="mb-2 text-base font-medium">Once they have sent it</h3>}
      <ul className={steps ? "grid gap-2" : "grid gap-2 rounded-lg bg-muted p-4"}>
        {lines.filter(Boolean).map((text) => (
          <li key={text}>{line(text)}</li>
        ))}
      </ul>
      {answers.some(({ isSaid }) => !isSaid) && (
        <p className="mt-3 text-sm text-muted-foreground">
          What is dashed is an example, and not shown yet
          {until ? `: step 2 says “${until}”` : "."}
        </p>
      )}
      {words && (
        <button type="button" className="fact-button mt-2 -mb-2" onClick={() => open(words)}>
          Change the other words
        </button>
      )}
    </Panel>
  );
}

/** A line with what is asked here; while nobody has said it, an example that leads to its field. */
function Line({ answers, children: line }: { answers: readonly Asked[]; children: string }) {
  const asked = answers.find(({ says }) => line.includes(says));
  if (!asked) return line;
  const { path, says, isSaid } = asked;
  const [before, after] = line.split(says);
  return (
    <>
      {before}
      {isSaid ? (
        <strong>{says}</strong>
      ) : (
        <button
          type="button"
          className="min-h-7 cursor-pointer rounded-md border border-dashed border-link px-2 text-link"
          onClick={() => focusField(path)}
        >
          {says}
          <span className="sr-only"> (not said yet)</span>
        </button>
      )}
      {after}
    </>
  );
}
