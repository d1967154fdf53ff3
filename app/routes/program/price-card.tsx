import { course, courseFacts } from "#content/course/course.ts";

import { Icon } from "../../ui/icon/icon.tsx";
import { ApplyLink } from "../../sections/apply-link.tsx";

/** A card like a poster: the price in the sun that rises above the sea, the course facts below. */
export function PriceCard() {
  const { label, amount, currency } = course.tuition;
  return (
    <div className="price-card scheme-dark shadow-soft">
      <div className="price-sky">
        <div aria-hidden="true" className="hour-sun" />
        <div className="price">
          <h3 className="text-subtitle">{label}</h3>
          <p>
            <span className="price-amount">{amount}</span> {currency}
          </p>
        </div>
      </div>
      <div className="price-sea">
        <dl>
          {courseFacts.map((fact) => (
            <div key={fact.label} className="flex gap-2">
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
