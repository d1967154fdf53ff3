import { type PointerEvent, useRef } from "react";

/**
 * Handlers for an element that is dragged.
 * @param onMove how far it was moved to the right and down, in widths and heights of the element
 */
export function useDrag(onMove: (right: number, down: number) => void) {
  const last = useRef<{ x: number; y: number }>(undefined);
  const end = () => {
    last.current = undefined;
  };
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      last.current = { x: event.clientX, y: event.clientY };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!last.current) return;
      const { clientX: x, clientY: y, currentTarget } = event;
      const { width, height } = currentTarget.getBoundingClientRect();
      onMove((x - last.current.x) / width, (y - last.current.y) / height);
      last.current = { x, y };
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
