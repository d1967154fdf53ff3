/*
 * Repeats what was typed or chosen before hydration, and the last press of a button, once the page
 * is hydrated: on a slow line it would be lost. Ignores a second press of a form that the browser
 * posts: a link signs in once, and the answer would be lost. Inlined in every page of the studio.
 */
{
  type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
  const typed = new Map<Field, { value: string; caret: number | null }>();
  const ticked = new Map<HTMLInputElement, boolean>();
  let pressed: HTMLElement | null = null;
  let isHydrated = false;
  const listening = new AbortController();
  const { signal } = listening;
  // Before React, which stops events that it cannot handle yet.
  const early = { signal, capture: true };
  const isField = (target: unknown): target is Field =>
    target instanceof Element && target.matches("input, select, textarea");
  const caretIn = (field: Field) => ("selectionStart" in field ? field.selectionStart : null);
  const notePress = ({ target }: Event) => {
    const buttons = "[aria-haspopup], button[type=button]";
    pressed = target instanceof Element ? target.closest<HTMLElement>(buttons) : null;
  };
  addEventListener("click", notePress, early);
  // A press can hydrate the page, and is then handled; but menus open at its begin, or never.
  const forgetPress = () => {
    if (isHydrated && !pressed?.hasAttribute("aria-haspopup")) pressed = null;
  };
  addEventListener("click", forgetPress, { signal });
  const noteInput = ({ target }: Event) => {
    if (!isField(target)) return;
    if (target instanceof HTMLInputElement && target.type === "checkbox") {
      ticked.set(target, target.checked);
    } else typed.set(target, { value: target.value, caret: caretIn(target) });
  };
  addEventListener("input", noteInput, early);
  const warn = (event: BeforeUnloadEvent) => {
    if ([...typed.keys()].some(({ form }) => form?.method !== "get")) event.preventDefault();
  };
  addEventListener("beforeunload", warn, { signal });
  const repeat = () => {
    listening.abort();
    for (const [field, { value, caret }] of typed) {
      // React may have written what it knew.
      const place = field.value === value ? caretIn(field) : caret;
      // React’s own property of the element remembers what it was last: something else, so that it
      // notices a change.
      field.value = `${value}.`;
      Reflect.set(Object.getPrototypeOf(field), "value", value, field);
      const isHere = field === document.activeElement && "setSelectionRange" in field;
      if (isHere && place !== null) field.setSelectionRange(place, place);
      const type = field instanceof HTMLSelectElement ? "change" : "input";
      field.dispatchEvent(new Event(type, { bubbles: true }));
    }
    for (const [box, isTicked] of ticked) {
      box.checked = !isTicked;
      box.click();
    }
    if (pressed?.getAttribute("aria-expanded") !== "true") pressed?.click();
  };
  const hydrated = () => {
    isHydrated = true;
    // Later: during its effects, React loses an event for a part that it has not hydrated yet, and
    // renders nothing between two of them.
    setTimeout(repeat);
  };
  addEventListener("studio:hydrated", hydrated, { once: true });

  let posted = -Infinity;
  addEventListener("submit", (event) => {
    // React Router has it.
    if (event.defaultPrevented) return;
    if (event.timeStamp - posted < 10_000) event.preventDefault();
    else posted = event.timeStamp;
    removeEventListener("beforeunload", warn);
  });
}
