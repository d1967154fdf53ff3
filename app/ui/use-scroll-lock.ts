import { useLayoutEffect } from "react";

/** Keeps the page from scrolling as long as the part that asks for it is there (see styles/base.css). */
export function useScrollLock(): void {
  useLayoutEffect(() => {
    const { documentElement: page } = document;
    page.style.setProperty("--scrollbar-width", `${window.innerWidth - page.clientWidth}px`);
    page.dataset.scrollLock = "";
    return () => {
      page.style.removeProperty("--scrollbar-width");
      delete page.dataset.scrollLock;
    };
  }, []);
}
