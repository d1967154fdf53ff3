import { type ComponentType, useCallback, useState } from "react";

/**
 * A component whose module is loaded when it is first needed.
 * @param importComponent always the same function
 */
export function useLazyComponent<Props>(importComponent: () => Promise<ComponentType<Props>>) {
  const [loaded, setLoaded] = useState<{ Component: ComponentType<Props> }>();

  /** Loads the component; fails if its module cannot be loaded. */
  const load = useCallback(
    () => importComponent().then((Component) => setLoaded({ Component })),
    [importComponent],
  );
  /** Starts the loading early; a failure shows in `load`. */
  const preload = useCallback(() => void importComponent().catch(() => {}), [importComponent]);

  return { Component: loaded?.Component, load, preload };
}
