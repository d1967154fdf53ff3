import { navigation as delivered } from "#content/school/navigation.ts";
import { type MouseEvent, useEffect, useState } from "react";

import { focusHeading } from "./route-change.tsx";
import { Icon } from "../ui/icon/icon.tsx";
import { isUnmodifiedClick } from "../ui/click.ts";
import { mediaMatches } from "../ui/use-browser-state.ts";
import { useWords } from "../own-words.ts";

/** The id of an empty element at the top of the page, above the sticky header. */
export const topId = "top";

/** A round button that scrolls to the top; shown once the page is scrolled by a screen. */
export function BackToTop() {
  const navigation = useWords("navigation", delivered);
  const [isShown, setShown] = useState(false);

  useEffect(() => {
    const top = document.getElementById(topId);
    if (!top) return;
    // With this margin, the area up to one viewport height above the viewport counts as visible.
    const observer = new IntersectionObserver(
      (entries) => setShown(entries.at(-1)?.isIntersecting === false),
      { rootMargin: "100% 0px 0px 0px" },
    );
    observer.observe(top);
    return () => observer.disconnect();
  }, []);

  function goUp(event: MouseEvent) {
    if (!isUnmodifiedClick(event)) return;
    event.preventDefault();
    const isStill = mediaMatches("(prefers-reduced-motion: reduce)");
    focusHeading();
    window.scrollTo({ top: 0, behavior: isStill ? "instant" : "smooth" });
  }

  return (
    <a
      href={`#${topId}`}
      aria-label={navigation.backToTop}
      onClick={goUp}
      data-shown={isShown || undefined}
      className="back-to-top"
    >
      <Icon name="arrowUp" className="size-6" />
    </a>
  );
}
