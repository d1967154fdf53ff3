import { type ComponentType, useCallback, useState } from "react";

/**
 * A component whose chunk is loaded on demand.
 * @param importComponent must be the same function on every render
 */
export function useLazyComponent<Props>(importComponent: () => Promise<ComponentType<Props>>) {
  const [loaded, setLoaded] = useState<{ Component: ComponentType<Props> }>();

  /** Loads the component; rejects if its chunk fails to load. */
  const load = useCallback(
    () => importComponent().then((Component) => setLoaded({ Component })),
    [importComponent],
  );
  /** Starts loading early; a failure is reported only by `load`. */
  const preload = useCallback(() => void importComponent().catch(() => {}), [importComponent]);

  return { Component: loaded?.Component, load, preload };
}
