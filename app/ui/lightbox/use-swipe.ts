import { type DragEvent, type MouseEvent, type PointerEvent, useRef } from "react";

/** The distance at which a tap becomes a drag, and a drag a swipe, in pixels. */
const DRAG = 8;
const SWIPE = 48;

/**
 * Handlers that turn horizontal drags into swipes. During a drag the element has `data-dragging`
 * and its distance in `--drag`. It needs `touch-action: pan-y`.
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
      if (!wasDragged.current && Math.abs(distance) < DRAG) return;
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
    /** The end of a drag is no click. */
    onClickCapture(event: MouseEvent) {
      if (wasDragged.current) event.stopPropagation();
      wasDragged.current = false;
    },
    /** Disables the browser's own drag and drop of pictures. */
    onDragStart: (event: DragEvent) => event.preventDefault(),
  };
}
