import { reference as words } from "#content/reference-text.ts";

/** The number by which a visitor and the school name what was sent. */
export function Reference({ reference }: { reference: string }) {
  return (
    <>
      {words.yours}: <strong className="whitespace-nowrap tabular-nums">{reference}</strong>
    </>
  );
}
