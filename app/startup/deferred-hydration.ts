/*
 * Once the page has loaded, replaces the fallback fonts (tokens.css). Hydrates the page then, or on
 * the first interaction, by running the scripts that defer-scripts.ts has made inert. Inlined in
 * every page, so it imports nothing.
 */
{
  const root = document.documentElement;
  const nonce = document.currentScript?.nonce ?? "";
  const listening = new AbortController();
  /** Links, fields, menus and the chat button work without React; these elements do not. */
  const needsHydration =
    "button:not([popovertarget]), a[aria-haspopup], label:has([type=radio]), [type=radio]";
  let pendingClick: { event: MouseEvent; target: EventTarget; pulse: Animation } | undefined;

  /** Shows the no-js version of the page (no-hydration.css), and reports why. */
  const fallBack = (error?: unknown) => {
    const report = error instanceof Error ? `uncaught ${error.name} ` : "file";
    // Firefox and Safari call this, too, when the visitor leaves the page while files are loading.
    if (root.dataset["noHydration"] === undefined) {
      setTimeout(() => navigator.sendBeacon?.("/api/errors", report), 5000);
    }
    root.dataset["noHydration"] = "";
    replayPendingClick();
  };

  /** Reports what a function throws: report-errors.ts cannot tell inline scripts from extensions’. */
  const safely =
    <Argument>(work: (argument: Argument) => void) =>
    (argument: Argument) => {
      try {
        work(argument);
      } catch (error) {
        fallBack(error);
        throw error;
      }
    };

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
    // Once: another file may fail after the visitor has come back from where the click led.
    pendingClick = undefined;
    pulse.cancel();
    // As from a mouse: the first event has React hydrate this part, the second changes a radio button.
    for (const type of ["mousedown", "click"]) target.dispatchEvent(new MouseEvent(type, event));
  };

  const runDeferredScripts = safely(() => {
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
  });

  // Popovers are the newest feature that the site requires.
  const isSupported: boolean = "popover" in root;
  let isStarted = !isSupported;
  const hydrate = () => {
    if (isStarted) return;
    isStarted = true;
    // Wait for the end of the page, where the deferred scripts are.
    if (document.readyState !== "loading") runDeferredScripts(undefined);
    else addEventListener("DOMContentLoaded", runDeferredScripts);
  };

  const hydrateOnInput = () => {
    // Hides the splash of /apply by CSS; the splash component reads the attribute on hydration.
    root.dataset["interacted"] = "";
    hydrate();
  };

  const onceIdle = (work: () => void) => {
    // Safari has no requestIdleCallback.
    if ("requestIdleCallback" in window) requestIdleCallback(work, { timeout: 2000 });
    else setTimeout(work, 200);
  };

  const loadFonts = async () => {
    // Load the body font first, so that text is laid out once instead of twice.
    await document.fonts.load("1em Outfit").catch(() => undefined);
    // Part by part, inner parts first: one relayout of the whole page would be a long task. Not the
    // root: Chromium restyles every element when a custom property of it changes.
    const inner = document.querySelectorAll<HTMLElement>("section, fieldset, footer");
    const parts = [document.body, ...inner];
    for (let part = parts.pop(); part; part = parts.pop()) {
      part.dataset["fontsLoaded"] = "";
      await new Promise(requestAnimationFrame);
    }
    // Hydrate only after the frame that lays out the new fonts.
    requestAnimationFrame(() => onceIdle(hydrate));
  };

  // On a fast connection `load` comes before the first paint, which hydration would delay. Not by
  // paint timing: Firefox records no paint of a page that it opens scrolled, such as /#contact.
  addEventListener("load", () => requestAnimationFrame(() => onceIdle(loadFonts)));

  if (!isSupported) root.dataset["noHydration"] = "";
  else {
    const untilHydrated = { capture: true, signal: listening.signal };
    addEventListener("click", safely(captureClick), untilHydrated);
    addEventListener("pointerdown", hydrateOnInput, untilHydrated);
    addEventListener("keydown", hydrateOnInput, untilHydrated);
    addEventListener("focusin", hydrate, untilHydrated);
    addEventListener(
      "pointermove",
      // Ignores the event that browsers send for a resting mouse when the page appears.
      ({ movementX, movementY }) => (movementX || movementY) && hydrate(),
      untilHydrated,
    );
    addEventListener(
      "error",
      // A chunk that cannot be parsed: then no chunk runs, so that report-errors.ts is not there.
      ({ error, filename }) =>
        error instanceof SyntaxError &&
        filename.startsWith(location.origin) &&
        filename.endsWith(".js") &&
        fallBack(error),
      untilHydrated,
    );
    addEventListener("startup:hydrated", replayPendingClick, { once: true });
  }
}
