import { type PointerEvent, useRef } from "react";

/**
 * Tracks whether a button of a form is being pressed: text that appears meanwhile would shift the
 * button away from the pointer. Spread `listeners` on the form.
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
      // Ends a press that was released outside the button, which fires no click.
      onKeyDown: end,
    },
  };
}
