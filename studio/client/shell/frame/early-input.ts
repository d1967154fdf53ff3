/*
 * Repeats what was typed or chosen before hydration, and the last press of a button, once the page
 * is hydrated: on a slow line it would be lost. Ignores a second press of a form that the browser
 * posts: a link signs in once, and the answer would be lost. Inlined in every page of the studio.
 */
{
  type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
  const typed = new Map<Field, string>();
  const ticked = new Map<HTMLInputElement, boolean>();
  let pressed: HTMLElement | null = null;
  const listening = new AbortController();
  const { signal } = listening;
  const isField = (target: unknown): target is Field =>
    target instanceof Element && target.matches("input, select, textarea");
  const notePress = ({ target }: Event) => {
    const buttons = "[aria-haspopup], button[type=button]";
    pressed = target instanceof Element ? target.closest<HTMLElement>(buttons) : null;
  };
  addEventListener("click", notePress, { signal });
  const noteInput = ({ target }: Event) => {
    if (!isField(target)) return;
    if (target instanceof HTMLInputElement && target.type === "checkbox") {
      ticked.set(target, target.checked);
    } else typed.set(target, target.value);
  };
  addEventListener("input", noteInput, { signal });
  const repeat = () => {
    listening.abort();
    for (const [field, value] of typed) {
      // React’s own property of the element remembers what it was last: something else, so that it
      // notices a change.
      field.value = `${value}.`;
      Reflect.set(Object.getPrototypeOf(field), "value", value, field);
      const type = field instanceof HTMLSelectElement ? "change" : "input";
      field.dispatchEvent(new Event(type, { bubbles: true }));
    }
    for (const [box, isTicked] of ticked) {
      box.checked = !isTicked;
      box.click();
    }
    pressed?.click();
  };
  // Later: during its effects, React loses an event for a part that it has not hydrated yet, and
  // renders nothing between two of them.
  addEventListener("studio:hydrated", () => setTimeout(repeat), { once: true });

  let posted = -Infinity;
  addEventListener("submit", (event) => {
    // React Router has it.
    if (event.defaultPrevented) return;
    if (event.timeStamp - posted < 10_000) event.preventDefault();
    else posted = event.timeStamp;
  });
}
