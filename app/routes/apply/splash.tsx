import { useLayoutEffect, useState } from "react";

/**
 * The splash screen of the form (specification, section 9), timed in splash.css. A key or a click
 * ends it; reduced motion hides it; screen readers skip it, since the heading has the same text.
 */
export function Splash({ title }: { title: string }) {
  const [isOver, setOver] = useState(false);

  // A layout effect, which runs before the page counts as hydrated and forgets earlier input.
  useLayoutEffect(() => {
    const end = () => setOver(true);
    // The visitor pressed a key or clicked before hydration (app/startup/hydration-boundary.tsx).
    if ("interacted" in document.documentElement.dataset) end();
    const ending = new AbortController();
    window.addEventListener("keydown", end, { signal: ending.signal });
    window.addEventListener("pointerdown", end, { signal: ending.signal });
    return () => ending.abort();
  }, []);

  if (isOver) return null;
  return (
    <div
      aria-hidden="true"
      // The name is checked because animation events of the pseudo-elements bubble.
      onAnimationEnd={({ animationName }) => animationName === "splash" && setOver(true)}
      className="js-only splash motion-reduce:hidden fixed inset-0 z-40 grid place-items-center p-6 text-center font-heading text-[min(10.5vw,4.5rem)] font-semibold text-white"
    >
      {title}
    </div>
  );
}
