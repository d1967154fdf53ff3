/*
 * Hydrates the page on the first interaction or on "startup:idle" (load-fonts.ts), by running the
 * scripts that defer-scripts.ts has made inert. Inlined in every page, so it imports nothing.
 *
 * Before hydration links, fields, menus and the chat button work by themselves. A click that needs
 * the framework is captured, and dispatched again once the page is hydrated. Unsupported browsers,
 * and pages whose scripts fail to load, fall back to the no-js page (no-hydration.css).
 */
{
  const root = document.documentElement;
  // Newest required feature; older browsers get the no-js page.
  const isSupported: boolean = "popover" in root;
  const nonce = document.currentScript?.nonce ?? "";
  const listening = new AbortController();
  const capture = { capture: true, signal: listening.signal };
  const needsHydration =
    "button:not([popovertarget]), a[aria-haspopup], label:has([type=radio]), [type=radio]";
  let pendingClick: { event: MouseEvent; target: EventTarget } | undefined;

  const captureClick = (event: MouseEvent) => {
    const isModified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    const { target } = event;
    if (isModified || !(target instanceof Element) || !target.closest(needsHydration)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    // A click forwarded by a <label> has detail 0 and looks like the keyboard: target the control.
    pendingClick = { event, target: target.closest("label")?.control ?? target };
  };

  const dispatchPendingClick = () => {
    listening.abort();
    pendingClick?.target.dispatchEvent(new MouseEvent("click", pendingClick.event));
    pendingClick = undefined;
  };

  const fallBack = () => {
    root.dataset["noHydration"] = "";
    dispatchPendingClick();
  };

  const runDeferredScripts = () => {
    const deferred = document.querySelector<HTMLScriptElement>("script[data-preload]");
    if (!deferred) return;
    const { preload = "", src } = deferred.dataset;
    for (const href of preload.split(" ")) {
      const link = document.createElement("link");
      document.head.append(Object.assign(link, { rel: "modulepreload", href, onerror: fallBack }));
    }
    const script = document.createElement("script");
    const content = src ? { src } : { textContent: deferred.textContent };
    Object.assign(script, { type: "module", nonce, ...content, onerror: fallBack });
    document.head.append(script);
    script.remove();
  };

  let isStarted = false;
  const hydrate = () => {
    if (isStarted) return;
    isStarted = true;
    // The deferred scripts are at the end of the page.
    if (document.readyState !== "loading") runDeferredScripts();
    else addEventListener("DOMContentLoaded", runDeferredScripts);
  };

  const interact = () => {
    // Ends the splash of /apply by CSS; React reads it when it hydrates.
    root.dataset["interacted"] = "";
    hydrate();
  };

  /** Browsers also report a mouse that rests where the page appears. */
  const move = ({ movementX, movementY }: PointerEvent) => {
    if (movementX || movementY) hydrate();
  };

  if (!isSupported) root.dataset["noHydration"] = "";
  else {
    addEventListener("click", captureClick, capture);
    addEventListener("pointerdown", interact, capture);
    addEventListener("keydown", interact, capture);
    addEventListener("pointermove", move, capture);
    addEventListener("focusin", hydrate, capture);
    addEventListener("startup:idle", hydrate, capture);
    addEventListener("startup:hydrated", dispatchPendingClick, { once: true });
  }
}
