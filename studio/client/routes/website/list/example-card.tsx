import { otherCountries } from "#content/derive/other-countries.ts";
import { applicationForm } from "#content/form-texts/application-form.ts";
import { footer } from "#content/school/navigation.ts";
import { documentsSchema } from "#content/schema/documents.ts";

import { Panel } from "#studio/client/shell/panel.tsx";
import { type DraftState, valueIn } from "../draft/draft-state.ts";
import { useDraftState } from "../draft/use-draft.ts";
import { InterviewPreview } from "./interview-preview.tsx";

const { countries } = documentsSchema.shape;
const textIn = (state: DraftState, path: string) => String(valueIn(state, path) ?? "");
const numberIn = (state: DraftState, path: string) => Number(valueIn(state, path)) || undefined;

interface Example {
  heading: string;
  lines: string[];
}

/** What becomes of a document, by its name. */
const examples: Readonly<Record<string, (state: DraftState) => Example>> = {
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
  const example = examples[name]?.(state);
  if (name === "interview") return <InterviewPreview />;
  if (!example) return null;
  return (
    <Panel icon="look" heading={example.heading}>
      <ul className="grid gap-2 rounded-lg bg-muted p-4">
        {example.lines.filter(Boolean).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Panel>
  );
}
