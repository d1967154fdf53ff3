import {
  type DragEvent,
  type MouseEvent,
  type PointerEvent,
  useRef,
  useSyncExternalStore,
} from "react";

/** A tap becomes a drag, and a drag becomes a swipe, at these distances in pixels. */
const DRAG_DISTANCE = 8;
const SWIPE_DISTANCE = 48;
/** Above this scale the page is pinch-zoomed; browsers may report slightly more than 1 without. */
const ZOOMED = 1.01;

/**
 * Props that turn horizontal drags over an element into swipes. During a drag the element has
 * `data-dragging` and the distance in `--drag`. In a pinch-zoomed page drags pan the page instead.
 */
export function useSwipe(onSwipe: (steps: 1 | -1) => void) {
  const isZoomed = useSyncExternalStore(onZoom, isPageZoomed, () => false);
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
    // With pan-y, Chromium does not move a zoomed page sideways either.
    style: { touchAction: isZoomed ? "manipulation" : "pan-y pinch-zoom" },
    onPointerDown({ isPrimary, button, clientX }: PointerEvent<HTMLElement>) {
      wasDragged.current = false;
      if (isPrimary && button === 0 && !isZoomed) start.current = clientX;
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

function isPageZoomed(): boolean {
  return (window.visualViewport?.scale ?? 1) > ZOOMED;
}

function onZoom(onChange: () => void): () => void {
  window.visualViewport?.addEventListener("resize", onChange);
  return () => window.visualViewport?.removeEventListener("resize", onChange);
}
