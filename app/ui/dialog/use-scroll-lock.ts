import { useLayoutEffect } from "react";

/** Locks the page's scrolling while the component is mounted (app/styles/base.css). */
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
