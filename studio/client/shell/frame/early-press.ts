/*
 * Repeats the last press of a menu's button that came before hydration, once the page is hydrated:
 * on a slow line it would be lost. Inlined in every page of the studio.
 */
{
  let pressed: HTMLElement | null = null;
  const notePress = ({ target }: Event) => {
    pressed = target instanceof Element ? target.closest<HTMLElement>("[aria-haspopup]") : null;
  };
  addEventListener("click", notePress);
  addEventListener(
    "studio:hydrated",
    () => {
      removeEventListener("click", notePress);
      pressed?.click();
    },
    { once: true },
  );
}
