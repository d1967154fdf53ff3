import { reference as words } from "#content/form-texts/reference-text.ts";

/** The reference number of a submission, which a visitor can quote to the school. */
export function Reference({ reference }: { reference: string }) {
  return (
    <>
      {words.yours}: <strong className="whitespace-nowrap tabular-nums">{reference}</strong>
    </>
  );
}
