/*
 * Starts the framework, whose scripts `prerender/deferred-boot.ts` has made inert: at the first
 * touch, key or focus, or once the page is there and the browser has nothing else to do
 * (when-idle.ts). It stands in every page's head as it is, so it imports nothing.
 *
 * It is not started in browsers below those that the site is built for (README.md): they have what
 * there is without script, and so has every browser where the framework does not arrive.
 *
 * What a visitor does meanwhile is not lost. Links, fields, menus and the chat work by themselves.
 * A click that only the framework can answer is held, and made again once it has started.
 */
{
  const page = document.documentElement;
  // The youngest thing that the pages cannot do without.
  const isSupported: boolean = "popover" in page;
  const nonce = document.currentScript?.nonce ?? "";
  const listening = new AbortController();
  const early = { capture: true, signal: listening.signal };
  const forFramework =
    "button:not([popovertarget]), a[aria-haspopup], label:has([type=radio]), [type=radio]";
  let held: { click: MouseEvent; target: EventTarget } | undefined;

  const hold = (click: MouseEvent) => {
    const isPlain = !(click.altKey || click.ctrlKey || click.metaKey || click.shiftKey);
    const { target } = click;
    if (!isPlain || !(target instanceof Element) || !target.closest(forFramework)) return;
    click.preventDefault();
    click.stopImmediatePropagation();
    // A made click on a label would reach its control without saying that a pointer did it.
    held = { click, target: target.closest("label")?.control ?? target };
  };

  /** The framework has started, or never will: then a click does what it does without script. */
  const letGo = () => {
    listening.abort();
    held?.target.dispatchEvent(new MouseEvent("click", held.click));
    held = undefined;
  };

  const giveUp = () => {
    page.dataset["plain"] = "";
    letGo();
  };

  const run = () => {
    const needed: HTMLElement[] = [];
    for (const inert of document.querySelectorAll<HTMLElement>("[type='text/boot']")) {
      for (const href of inert.dataset["preload"]?.split(" ") ?? []) {
        const link = document.createElement("link");
        needed.push(Object.assign(link, { rel: "modulepreload", href, onerror: giveUp }));
      }
      const script = document.createElement("script");
      const { textContent, dataset } = inert;
      const type = dataset["type"] ?? "";
      const text = dataset["src"] ? { src: dataset["src"] } : { textContent };
      needed.push(Object.assign(script, { type, nonce, ...text, onerror: giveUp }));
    }
    // One at a time: asking for a file takes an old phone 4 ms.
    const ask = () => {
      const next = needed.shift();
      if (!next) return;
      document.head.append(next);
      if (next instanceof HTMLScriptElement) next.remove();
      setTimeout(ask);
    };
    ask();
  };

  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    // The framework's scripts stand at the page's end.
    if (document.readyState === "loading") addEventListener("DOMContentLoaded", run);
    else run();
  };
  /** The splash of /apply ends at once, by the styles; the framework learns of it when it starts. */
  const touch = () => {
    page.dataset["touched"] = "";
    start();
  };

  /** A mouse that only rests where the page has come up is told of, too. */
  const move = ({ movementX, movementY }: PointerEvent) => {
    if (movementX || movementY) start();
  };

  if (!isSupported) page.dataset["plain"] = "";
  else {
    addEventListener("click", hold, early);
    addEventListener("pointerdown", touch, early);
    addEventListener("keydown", touch, early);
    addEventListener("pointermove", move, early);
    addEventListener("focusin", start, early);
    addEventListener("idle", start, early);
    addEventListener("hydrated", letGo, { once: true });
  }
}
