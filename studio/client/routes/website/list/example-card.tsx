import { otherCountries } from "#content/derive/other-countries.ts";
import { applicationForm } from "#content/form-texts/application-form.ts";
import { count } from "#content/count.ts";
import { interviewLength, nextSteps } from "#content/form-texts/interview.ts";
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
  lines: string[];
  /** What of the lines the owner has answered, and where the other words are. */
  answers?: string[];
  words?: string;
}

/** What becomes of a document, by its name. */
const examples: Readonly<Record<string, (state: DraftState) => Example>> = {
  interview(state) {
    const answerDays = numberIn(state, "interview/answerDays");
    const minutes = numberIn(state, "interview/minutes");
    const facts = { ...(answerDays && { answerDays }), ...(minutes && { minutes }) };
    const { data } = enrolment.safeParse(valueIn(state, "enrolment"));
    const { receipt = "", steps = [] } = data?.afterApplying ?? {};
    const told = [receipt, ...nextSteps(steps, facts), ...interviewLength(facts)];
    const said = written("interview", valueIn(state, "interview"));
    const { data: link } = interview.shape.booking.safeParse(Object(said).booking);
    return {
      heading: "What applicants read",
      lines: [...told, link?.label ?? ""],
      answers: [count(answerDays ?? 0, "day"), count(minutes ?? 0, "minute"), link?.label ?? ""],
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
  const { heading, lines, answers = [], words } = example;
  const isAnyBold = lines.some((line) => answers.some((one) => one && line.includes(one)));
  return (
    <Panel icon="look" heading={heading} className="bg-muted [&_.round-icon]:bg-card">
      <ul className="grid gap-2">
        {lines.filter(Boolean).map((line) => {
          const answer = answers.find((one) => one && line.includes(one));
          const [before, after] = answer ? line.split(answer) : [line];
          return (
            <li key={line}>
              {before}
              <strong>{answer}</strong>
              {after}
            </li>
          );
        })}
      </ul>
      {words && (
        <p className="mt-3 flex flex-wrap items-center gap-x-3 text-sm text-muted-foreground">
          {isAnyBold && "What you answer here is in bold."}
          <button type="button" className="fact-button" onClick={() => open(words)}>
            Change the other words
          </button>
        </p>
      )}
    </Panel>
  );
}
