import { Panel } from "../../shell/panel.tsx";
import { pathsIn } from "../website/fields/field-path.ts";
import { Fields } from "../website/fields/field.tsx";

const paths = [...pathsIn("course/price"), "course/hours", "course/weeks"];

/** The price, hours and weeks of the course. */
export function CourseFacts() {
  return (
    <Panel id="price" icon="price" heading="Price and hours">
      <p className="mb-3 text-sm text-muted-foreground">Every page that shows them follows.</p>
      <div className="grid grid-cols-2 items-start gap-x-4 gap-y-3 [&_p]:order-last [&_span]:max-w-none [&>:is(details,:first-child)]:col-span-full [&>:first-child_input]:text-subtitle [&>:first-child_input]:font-semibold [&>div]:grid">
        <Fields paths={paths} />
      </div>
    </Panel>
  );
}
