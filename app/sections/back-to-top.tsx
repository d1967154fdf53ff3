import { navigation } from "#content/navigation.ts";
import { type MouseEvent, useEffect, useState } from "react";

import { focusHeading } from "../ui/focus-heading.ts";
import { Icon } from "../ui/icon.tsx";
import { isPlainClick } from "../ui/plain-click.ts";

interface BackToTopProps {
  /** The element at the very top of the page. */
  topId: string;
}

/** A round button that comes up after one screen of scrolling and leads back to the top. */
export function BackToTop({ topId }: BackToTopProps) {
  const [isFarDown, setFarDown] = useState(false);

  useEffect(() => {
    const top = document.getElementById(topId);
    if (!top) return;
    // A screen's height above the screen still counts as in view.
    const observer = new IntersectionObserver(
      (entries) => setFarDown(entries.at(-1)?.isIntersecting === false),
      { rootMargin: "100% 0px 0px 0px" },
    );
    observer.observe(top);
    return () => observer.disconnect();
  }, [topId]);

  function goUp(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    focusHeading();
    window.scrollTo({ top: 0, behavior: isStill ? "instant" : "smooth" });
  }

  return (
    <a
      href={`#${topId}`}
      aria-label={navigation.backToTop}
      onClick={goUp}
      className={`back-to-top with-script rounded-full bg-surface p-4 text-link shadow-soft ring-1 ring-line transition-[opacity,visibility,translate] duration-200 ${
        isFarDown ? "" : "invisible opacity-0 motion-safe:translate-y-2"
      }`}
    >
      <Icon name="arrowUp" className="size-6" />
    </a>
  );
}

/** The same without JavaScript: a link at the end of the page. */
export function BackToTopLink({ topId }: BackToTopProps) {
  return (
    <p className="without-script hidden bg-midnight px-6 pb-6 text-center text-text scheme-dark print:hidden">
      <a href={`#${topId}`} className="inline-block py-2.5 underline underline-offset-4">
        {navigation.backToTop}
      </a>
    </p>
  );
}
