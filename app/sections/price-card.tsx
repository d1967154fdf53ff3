import { course, courseFacts } from "#content/course.ts";

import { Icon } from "../ui/icon.tsx";
import { ApplyLink } from "./apply-link.tsx";

/** What the course costs, and what is behind the figure. */
export function PriceCard() {
  const { label, amount, currency } = course.tuition;
  return (
    <div className="rounded-2xl border border-line bg-ground p-6 shadow-sm sm:p-8">
      <h3 className="text-xl">{label}</h3>
      <p className="mt-1 font-display text-5xl">
        {amount} <span className="text-2xl text-quiet">{currency}</span>
      </p>
      <dl className="mt-6 mb-8 space-y-3 border-t border-line pt-6">
        {courseFacts.map((fact) => (
          <div key={fact.label} className="flex gap-3">
            <Icon name="check" className="mt-1 size-5 shrink-0 text-link" />
            <dt className="sr-only">{fact.label}</dt>
            <dd>{fact.value}</dd>
          </div>
        ))}
      </dl>
      <ApplyLink />
    </div>
  );
}
