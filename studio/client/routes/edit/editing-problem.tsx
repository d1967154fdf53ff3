import type { Editing } from "../../../contract/content-editing.ts";
import { editWords as text } from "./edit-words.ts";

interface EditingProblemProps {
  editing: Editing | undefined;
  unreadable: string | undefined;
}

/** Why nothing was saved: mistakes, or different values that somebody else has saved meanwhile. */
export function EditingProblem({ editing, unreadable }: EditingProblemProps) {
  const isProblem = editing?.status === "mistakes" || editing?.status === "conflict";
  if (!isProblem && unreadable === undefined) return null;
  return (
    <div id="problem" role="alert" tabIndex={-1} className="panel mb-6 max-w-prose border-error">
      {editing?.status === "mistakes" && (
        <>
          <p className="font-medium">{text.mistakes(editing.mistakes.length)}</p>
          <ul className="mt-2 list-disc pl-5">
            {editing.mistakes.map((mistake) => (
              <li key={mistake}>{mistake}</li>
            ))}
          </ul>
        </>
      )}
      {editing?.status === "conflict" && (
        <>
          <p className="font-medium">{text.conflict}</p>
          <table className="mt-3 w-full text-left">
            <thead>
              <tr>
                {[text.what, text.yours, text.theirs].map((heading) => (
                  <th key={heading} scope="col" className="py-1 pr-3">
                    {heading}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {editing.differences.map(({ label, yours, theirs }) => (
                <tr key={label} className="align-top">
                  <th scope="row" className="py-1 pr-3 font-normal text-muted-foreground">
                    {label}
                  </th>
                  <td className="py-1 pr-3 break-words">{yours}</td>
                  <td className="py-1 break-words">{theirs}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      {!isProblem && unreadable !== undefined && <p>{text.unreadable(unreadable)}</p>}
    </div>
  );
}
