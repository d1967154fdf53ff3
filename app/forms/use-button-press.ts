import { type PointerEvent, useRef } from "react";

/**
 * Whether a pointer presses a button of a form: a text that appears meanwhile would move the button
 * from under the finger. Spread `listeners` on the form.
 */
export function useButtonPress() {
  const isPressed = useRef(false);
  const end = () => {
    isPressed.current = false;
  };
  return {
    isPressed,
    listeners: {
      onPointerDown({ target }: PointerEvent) {
        isPressed.current = target instanceof Element && target.closest("button") !== null;
      },
      onClick: end,
      // After a press that ended beside the button, and so without a click.
      onKeyDown: end,
    },
  };
}
