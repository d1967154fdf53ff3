import { course, courseFacts } from "#content/course/course.ts";

import { Icon } from "../../ui/icon/icon.tsx";
import { ApplyLink } from "../../sections/apply-link.tsx";

/** A card with the price and the course facts, below the rising sun. */
export function PriceCard() {
  const { label, amount, currency } = course.tuition;
  return (
    <div className="relative">
      <div
        aria-hidden="true"
        className="hour-sun absolute inset-x-0 bottom-full mx-auto w-[min(24rem,88%)]"
      />
      <div className="rounded-2xl bg-card p-7 text-foreground shadow-soft scheme-dark">
        <h3 className="text-subtitle">{label}</h3>
        <p className="mt-2 font-display text-display text-gold">
          {amount} <span className="text-subtitle">{currency}</span>
        </p>
        <dl className="mt-6 mb-8 space-y-3.5 border-t border-border pt-7">
          {courseFacts.map((fact) => (
            <div key={fact.label} className="flex gap-3">
              <Icon name="check" className="mt-1 size-5 shrink-0 text-gold" />
              <dt className="sr-only">{fact.label}</dt>
              <dd>{fact.value}</dd>
            </div>
          ))}
        </dl>
        <ApplyLink />
      </div>
    </div>
  );
}
