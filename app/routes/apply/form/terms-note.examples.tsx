import { TermsNote } from "./terms-note.tsx";

export const examples = {
  "with terms": <TermsNote version="1, 3 March 2027" />,
};
