import type { ReactNode } from "react";

/** A component's examples by name, one for each of its states. */
type Examples = Readonly<Record<string, ReactNode>>;

const components = import.meta.glob<{ examples: Examples }>("/app/**/*.examples.tsx", {
  eager: true,
});

/** All component examples in light and dark, for developers and axe; in development only. */
export default function ComponentExamples() {
  return (
    <div className="mx-auto max-w-6xl px-6 py-16">
      <title>Component examples</title>
      <h1 className="text-display">Component examples</h1>
      {Object.entries(components).map(([file, { examples }]) => (
        <section key={file} className="mt-16">
          <h2 className="text-title">{/([\w-]+)\.examples/.exec(file)?.[1]}</h2>
          {Object.entries(examples).map(([state, example]) => (
            <div key={state} className="mt-8">
              <h3 className="text-muted-foreground">{state}</h3>
              <div className="mt-3 grid gap-4 md:grid-cols-2">
                <div className="min-w-0 rounded-2xl border border-border p-6">{example}</div>
                <div className="min-w-0 rounded-2xl bg-background p-6 text-foreground scheme-dark">
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
