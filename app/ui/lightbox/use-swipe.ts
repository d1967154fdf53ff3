import { type DragEvent, type MouseEvent, type PointerEvent, useRef } from "react";

/** A tap becomes a drag, and a drag becomes a swipe, at these distances in pixels. */
const DRAG_DISTANCE = 8;
const SWIPE_DISTANCE = 48;

/**
 * Event handlers that turn horizontal drags into swipes. During a drag the element has
 * `data-dragging` and the distance in `--drag`. The element needs `touch-action: pan-y`.
 */
export function useSwipe(onSwipe: (steps: 1 | -1) => void) {
  const start = useRef<number>(undefined);
  const wasDragged = useRef(false);

  function end(element: HTMLElement, distance: number) {
    if (start.current === undefined) return;
    start.current = undefined;
    element.style.removeProperty("--drag");
    delete element.dataset.dragging;
    if (Math.abs(distance) >= SWIPE_DISTANCE) onSwipe(distance < 0 ? 1 : -1);
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
      if (!wasDragged.current && Math.abs(distance) < DRAG_DISTANCE) return;
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
    /** Suppresses the click at the end of a drag. */
    onClickCapture(event: MouseEvent) {
      if (wasDragged.current) event.stopPropagation();
      wasDragged.current = false;
    },
    /** Disables the browser's own drag and drop of pictures. */
    onDragStart: (event: DragEvent) => event.preventDefault(),
  };
}
