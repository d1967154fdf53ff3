/** What the numbers of a panel mean, in a sentence. */
export function Says({ children }: { children: React.ReactNode }) {
  return <p className="mb-4">{children}</p>;
}
