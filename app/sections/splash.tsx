import { useEffect, useState } from "react";

/**
 * The coloured sheet that covers the page on entry: 2 s, slides down over 1.5 s, gone at 3.5 s
 * (specification, section 9; the timing is the `splash` animation in styles/splash.css). Any key or click
 * ends it at once, and nobody who asks for less motion sees it. Screen readers are spared it: the page's own heading says the same.
 */
export function Splash({ title }: { title: string }) {
  const [isOver, setOver] = useState(false);

  useEffect(() => {
    const end = () => setOver(true);
    // It may have been ended before this script ran (app/document/boot.ts).
    if ("touched" in document.documentElement.dataset) end();
    const ending = new AbortController();
    window.addEventListener("keydown", end, { signal: ending.signal });
    window.addEventListener("pointerdown", end, { signal: ending.signal });
    return () => ending.abort();
  }, []);

  if (isOver) return null;
  return (
    <div
      aria-hidden="true"
      onAnimationEnd={() => setOver(true)}
      className="with-script splash motion-reduce:hidden fixed inset-0 z-40 grid place-items-center bg-sea p-6 text-center font-heading text-[min(10.5vw,4.5rem)] font-semibold text-white"
    >
      {title}
    </div>
  );
}
