import { otherCountries } from "#content/derive/other-countries.ts";
import { applicationForm } from "#content/form-texts/application-form.ts";
import { interviewSentences, nextSteps } from "#content/form-texts/interview.ts";
import { footer } from "#content/school/navigation.ts";
import { documentsSchema } from "#content/schema/documents.ts";

import { Panel } from "#studio/client/shell/panel.tsx";
import { written } from "../draft/change-value.ts";
import { type DraftState, valueIn } from "../draft/draft-state.ts";
import { useDraftState, useEditor } from "../draft/use-draft.ts";

const { enrolment, countries, interview } = documentsSchema.shape;
const textIn = (state: DraftState, path: string) => String(valueIn(state, path) ?? "");
const numberIn = (state: DraftState, path: string) => Number(valueIn(state, path)) || undefined;

interface Example {
  heading: string;
  /** Numbered steps, with their own heading, before the lines. */
  steps?: { heading: string; lines: string[] };
  lines: string[];
  /** Where the other words are. */
  words?: string;
}

/** What becomes of a document, by its name. */
const examples: Readonly<Record<string, (state: DraftState) => Example>> = {
  interview(state) {
    const { data } = enrolment.safeParse(valueIn(state, "enrolment"));
    const { heading = "", receipt = "", steps = [] } = data?.afterApplying ?? {};
    const { data: said = {} } = interview.safeParse(
      written("interview", valueIn(state, "interview")),
    );
    return {
      heading: "What applicants read",
      steps: { heading, lines: [receipt, ...nextSteps(steps, said)] },
      lines: [...interviewSentences(said), said.booking?.label ?? ""],
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
  const { heading, steps, words } = example;
  const lines = example.lines.filter(Boolean);
  return (
    <Panel
      icon="look"
      heading={heading}
      className="@min-[50rem]:nth-3:col-start-2 @min-[50rem]:nth-3:row-span-2 @min-[50rem]:nth-3:row-start-1"
    >
      {/* As the public page has them (stops.css). */}
      {steps && (
        <div className="rounded-xl bg-plum p-5 text-foreground scheme-dark">
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
                {text}
              </li>
            ))}
          </ol>
        </div>
      )}
      {steps && lines.length > 0 && (
        <h3 className="mt-4 mb-2 text-base font-medium">Once they have sent it</h3>
      )}
      <ul className={steps ? "grid gap-2" : "grid gap-2 rounded-lg bg-muted p-4"}>
        {lines.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {words && (
        <button type="button" className="fact-button mt-2 -mb-2" onClick={() => open(words)}>
          Change the other words
        </button>
      )}
    </Panel>
  );
}
