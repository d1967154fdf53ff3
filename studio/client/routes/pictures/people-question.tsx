import type { OpenPhotograph } from "#studio/server/pictures/slot-pictures.ts";

const consents = {
  agreed: "They agreed that it is on the website",
  nobody: "Nobody can be recognised",
};

interface PeopleQuestionProps {
  said: OpenPhotograph["people"];
  problem: string | undefined;
}

/** Whether the people on a photograph agreed. */
export function PeopleQuestion({ said, problem }: PeopleQuestionProps) {
  return (
    <fieldset className="grid gap-1" {...(problem && { "aria-describedby": "people-problem" })}>
      <legend className="mb-1 font-medium">The people on it</legend>
      {problem && (
        <p id="people-problem" className="text-sm text-error">
          {problem}
        </p>
      )}
      {(["agreed", "nobody"] as const).map((answer) => (
        <label key={answer} className="flex min-h-11 items-center gap-3">
          <input
            type="radio"
            name="people"
            value={answer}
            defaultChecked={said === answer}
            className="size-5 accent-link"
          />
          {consents[answer]}
        </label>
      ))}
    </fieldset>
  );
}
