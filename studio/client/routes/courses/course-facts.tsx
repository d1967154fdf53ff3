import { Panel } from "../../shell/panel.tsx";
import { Fields } from "../website/fields/field.tsx";

const paths = ["course/price/amount", "course/hours", "course/weeks", "course/price/currency"];

/** The price, hours and weeks of the course. */
export function CourseFacts() {
  return (
    <Panel id="price" icon="price" heading="Price and hours">
      <p className="mb-4 text-sm text-muted-foreground">Every page that shows them follows.</p>
      <div className="grid grid-cols-2 items-start gap-x-4 gap-y-4 [&_p]:order-last [&_p]:mt-1 [&_span]:max-w-none [&>:is(details,:nth-child(3n+1))]:col-span-full [&>:first-child_input]:text-subtitle [&>:first-child_input]:font-semibold [&>div]:grid">
        <Fields paths={paths} />
      </div>
    </Panel>
  );
}
