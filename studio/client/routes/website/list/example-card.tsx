import { otherCountries } from "#content/derive/other-countries.ts";
import { applicationForm } from "#content/form-texts/application-form.ts";
import { interviewLength, nextSteps } from "#content/form-texts/interview.ts";
import { footer } from "#content/school/navigation.ts";
import { documentsSchema } from "#content/schema/documents.ts";

import { Panel } from "#studio/client/shell/panel.tsx";
import { type DraftState, valueIn } from "../draft/draft-state.ts";
import { useDraftState } from "../draft/use-draft.ts";

const { enrolment, countries } = documentsSchema.shape;
const textIn = (state: DraftState, path: string) => String(valueIn(state, path) ?? "");
const numberIn = (state: DraftState, path: string) => Number(valueIn(state, path)) || undefined;

/** What becomes of a document, by its name: a heading, and lines. */
const examples: Readonly<Record<string, (state: DraftState) => string[]>> = {
  interview(state) {
    const answerDays = numberIn(state, "interview/answerDays");
    const minutes = numberIn(state, "interview/minutes");
    const facts = { ...(answerDays && { answerDays }), ...(minutes && { minutes }) };
    const { data } = enrolment.safeParse(valueIn(state, "enrolment"));
    const { receipt = "", steps = [] } = data?.afterApplying ?? {};
    const told = [receipt, ...nextSteps(steps, facts), ...interviewLength(facts)];
    return ["What applicants read", ...told, textIn(state, "interview/booking/label")];
  },
  school(state) {
    const text = (field: string) => textIn(state, `school/${field}`);
    const year = numberIn(state, "school/copyrightYear") ?? new Date().getFullYear();
    const mission = footer.mission({ mission: text("mission"), invitation: text("invitation") });
    const facts = ["name", "place", "phone", "email"].map(text);
    return ["On every page", ...facts, mission, footer.copyright(year, text("name"))];
  },
  countries(state) {
    const { data } = countries.safeParse(valueIn(state, "countries"));
    const others = data ? otherCountries(data).length : 0;
    const named = applicationForm.countries.map(({ label }) => label);
    const last = others > 0 ? `and ${others} others` : applicationForm.anotherCountry;
    return ["What applicants choose from", ...named, last];
  },
  summary(state) {
    const time = `${textIn(state, "summary/weekday")} at ${textIn(state, "summary/hour")}:00`;
    return ["What you get", `A mail every ${time}.`, "It says who wrote, and what needs you."];
  },
};

/** What people read of a document, as it is typed; nothing where a page shows it better. */
export function ExampleCard({ name }: { name: string }) {
  const state = useDraftState((now) => now);
  const [heading, ...lines] = examples[name]?.(state) ?? [];
  if (!heading) return null;
  return (
    <Panel icon="look" heading={heading} className="bg-muted [&_.round-icon]:bg-card">
      <ul className="grid gap-2">
        {lines.filter(Boolean).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Panel>
  );
}
