/*
 * Hydrates the page on the first interaction or on "startup:idle" (load-fonts.ts), by running the
 * scripts that defer-scripts.ts has made inert. Inlined in every page, so it imports nothing.
 */
{
  const root = document.documentElement;
  const nonce = document.currentScript?.nonce ?? "";
  const listening = new AbortController();
  const capture = { capture: true, signal: listening.signal };
  /** Links, fields, menus and the chat button work without React; these elements do not. */
  const needsHydration =
    "button:not([popovertarget]), a[aria-haspopup], label:has([type=radio]), [type=radio]";
  let pendingClick: { event: MouseEvent; target: EventTarget; pulse: Animation } | undefined;

  /** Captures a click that needs React, to dispatch it again after hydration. */
  const captureClick = (event: MouseEvent) => {
    const isModified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    const { target } = event;
    const control = !isModified && target instanceof Element && target.closest(needsHydration);
    if (!control) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    // Replay a label's click on its control: a click that a label forwards looks like a key press.
    pendingClick?.pulse.cancel();
    pendingClick = {
      event,
      target: target.closest("label")?.control ?? target,
      // Shows that the click was noticed: on a slow connection, hydration takes seconds.
      pulse: control.animate({ opacity: [1, 0.4, 1] }, { duration: 900, iterations: Infinity }),
    };
  };

  const replayPendingClick = () => {
    // Stop listening first, because the replayed click would be captured again.
    listening.abort();
    if (!pendingClick) return;
    const { event, target, pulse } = pendingClick;
    pulse.cancel();
    // As from a mouse: the first event has React hydrate this part, the second changes a radio button.
    for (const type of ["mousedown", "click"]) target.dispatchEvent(new MouseEvent(type, event));
  };

  const report = () => navigator.sendBeacon?.("/api/errors", "file");

  /** Reports that a file did not load, and shows the no-js version of the page (no-hydration.css). */
  const fallBack = () => {
    // Firefox and Safari call this, too, when the visitor leaves the page while files are loading.
    if (root.dataset["noHydration"] === undefined) setTimeout(report, 5000);
    root.dataset["noHydration"] = "";
    replayPendingClick();
  };

  const runDeferredScripts = () => {
    const deferred = document.querySelector<HTMLScriptElement>("script[data-preload]");
    if (!deferred) return;
    const { preload = "", src } = deferred.dataset;
    for (const href of preload.split(" ")) {
      const link = document.createElement("link");
      document.head.append(Object.assign(link, { rel: "modulepreload", href, onerror: fallBack }));
    }
    const script = document.importNode(deferred, true);
    Object.assign(script, { type: "module", nonce, onerror: fallBack, ...(src && { src }) });
    document.head.append(script);
    script.remove();
  };

  let isStarted = false;
  const hydrate = () => {
    if (isStarted) return;
    isStarted = true;
    // Wait for the end of the page, where the deferred scripts are.
    if (document.readyState !== "loading") runDeferredScripts();
    else addEventListener("DOMContentLoaded", runDeferredScripts);
  };

  const hydrateOnInput = () => {
    // Hides the splash of /apply by CSS; the splash component reads the attribute on hydration.
    root.dataset["interacted"] = "";
    hydrate();
  };

  /** Ignores the event that browsers send for a resting mouse when the page appears. */
  const hydrateOnMove = ({ movementX, movementY }: PointerEvent) => {
    if (movementX || movementY) hydrate();
  };

  // Popovers are the newest feature that the site requires.
  const isSupported: boolean = "popover" in root;
  if (!isSupported) root.dataset["noHydration"] = "";
  else {
    addEventListener("click", captureClick, capture);
    addEventListener("pointerdown", hydrateOnInput, capture);
    addEventListener("keydown", hydrateOnInput, capture);
    addEventListener("pointermove", hydrateOnMove, capture);
    addEventListener("focusin", hydrate, capture);
    addEventListener("startup:idle", hydrate, capture);
    addEventListener("startup:hydrated", replayPendingClick, { once: true });
  }
}
