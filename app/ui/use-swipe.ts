import { type DragEvent, type MouseEvent, type PointerEvent, useRef } from "react";

/** From this many pixels on it is no tap. */
const TAP = 8;
/** From this many pixels on it is a swipe. */
const SWIPE = 48;

/**
 * Handlers that make an element follow a finger, or a mouse button held down, sideways: by the
 * variable `--drag`, while it has `data-dragging`. The element needs `touch-action: pan-y`.
 */
export function useSwipe(onSwipe: (steps: 1 | -1) => void) {
  const start = useRef<number>(undefined);
  const wasDragged = useRef(false);

  function end(element: HTMLElement, distance: number) {
    if (start.current === undefined) return;
    start.current = undefined;
    element.style.removeProperty("--drag");
    delete element.dataset.dragging;
    if (Math.abs(distance) >= SWIPE) onSwipe(distance < 0 ? 1 : -1);
  }

  return {
    onPointerDown({ isPrimary, button, clientX }: PointerEvent<HTMLElement>) {
      if (!isPrimary || button !== 0) return;
      start.current = clientX;
      wasDragged.current = false;
    },
    onPointerMove({ currentTarget, pointerId, clientX }: PointerEvent<HTMLElement>) {
      if (start.current === undefined) return;
      const distance = clientX - start.current;
      if (!wasDragged.current && Math.abs(distance) < TAP) return;
      wasDragged.current = true;
      currentTarget.setPointerCapture(pointerId);
      currentTarget.style.setProperty("--drag", `${distance}px`);
      currentTarget.dataset.dragging = "";
    },
    onPointerUp({ currentTarget, clientX }: PointerEvent<HTMLElement>) {
      end(currentTarget, clientX - (start.current ?? clientX));
    },
    onPointerCancel({ currentTarget }: PointerEvent<HTMLElement>) {
      end(currentTarget, 0);
    },
    /** What ends a drag is no click. */
    onClickCapture(event: MouseEvent) {
      if (wasDragged.current) event.stopPropagation();
      wasDragged.current = false;
    },
    /** Browsers offer to carry pictures away. */
    onDragStart: (event: DragEvent) => event.preventDefault(),
  };
}
