import type { ReactNode } from "react";

/** What a part looks like in each of its states, by the state's name. */
export type Examples = Readonly<Record<string, ReactNode>>;

const parts = import.meta.glob<{ examples: Examples }>("../ui/*.examples.tsx", { eager: true });

/** Every part of ui/ in all its states, by day and by night. Only the development server has it. */
export default function Parts() {
  return (
    <div className="mx-auto max-w-6xl px-6 py-16">
      <title>Parts</title>
      <h1 className="text-display">Parts</h1>
      {Object.entries(parts).map(([file, { examples }]) => (
        <section key={file} className="mt-16">
          <h2 className="text-title">{/([\w-]+)\.examples/.exec(file)?.[1]}</h2>
          {Object.entries(examples).map(([state, example]) => (
            <div key={state} className="mt-8">
              <h3 className="text-quiet">{state}</h3>
              <div className="mt-3 grid gap-4 md:grid-cols-2">
                <div className="min-w-0 rounded-2xl border border-line p-6">{example}</div>
                <div className="min-w-0 rounded-2xl bg-ground p-6 text-text scheme-dark">
                  {example}
                </div>
              </div>
            </div>
          ))}
        </section>
      ))}
    </div>
  );
}
