import { Button } from "#app/ui/button/button.tsx";

import type { Difference, Editing } from "../../../../contract/content-editing.ts";
import { Comparison } from "../../../shell/comparison.tsx";
import { editWords as text } from "./edit-words.ts";

interface EditingProblemProps {
  editing: Editing | undefined;
  formId: string;
}

/** Why nothing was saved: mistakes, another person's values, or values that would be thrown away. */
export function EditingProblem({ editing, formId }: EditingProblemProps) {
  switch (editing?.status) {
    case "mistakes":
      return (
        <Panel sentence={text.mistakes(editing.mistakes.length)}>
          <ul className="mt-2 list-disc pl-5">
            {editing.mistakes.map((mistake) => (
              <li key={mistake}>{mistake}</li>
            ))}
          </ul>
        </Panel>
      );
    case "conflict":
      return (
        <Panel sentence={text.conflict}>
          <Differences differences={editing.differences} theirs={text.theirs} />
        </Panel>
      );
    case "discarding":
      return (
        <Panel sentence={text.discarding}>
          <Differences differences={editing.differences} theirs={text.visitors} />
          <p className="mt-4">
            <Button type="submit" form={formId} variant="outline" name="intent" value="discard-now">
              {text.discardNow}
            </Button>
          </p>
        </Panel>
      );
    default:
      return null;
  }
}

function Panel({ sentence, children }: { sentence: string; children: React.ReactNode }) {
  return (
    <div id="problem" role="alert" tabIndex={-1} className="panel mb-6 max-w-prose border-error">
      <p className="font-medium">{sentence}</p>
      {children}
    </div>
  );
}

interface DifferencesProps {
  differences: readonly Difference[];
  /** Whose the second values are. */
  theirs: string;
}

function Differences({ differences, theirs }: DifferencesProps) {
  return (
    <div className="mt-3">
      <Comparison
        rows={differences.map((one) => ({
          label: one.label,
          values: [one.yours || undefined, one.theirs || undefined],
        }))}
        sides={[text.yours, theirs]}
        nothing={text.nothing}
      />
    </div>
  );
}
