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
      // A press that is released outside the button fires no click: the next key ends it.
      onKeyDown: end,
    },
  };
}
