import { type ComponentType, useCallback, useState } from "react";

/**
 * A part that is loaded when it is first needed.
 * @param load imports its module; always the same function
 */
export function useLoadedPart<Props>(load: () => Promise<ComponentType<Props>>) {
  const [part, setPart] = useState<{ Part: ComponentType<Props> }>();

  return {
    /** Undefined until it has been loaded. */
    Part: part?.Part,
    /** Starts the loading before the part is asked for; a failure shows when it is. */
    prepare: useCallback(() => {
      load().catch(() => {});
    }, [load]),
    /** Loads it; the promise fails if that does. */
    ready: useCallback(() => load().then((Part) => setPart({ Part })), [load]),
  };
}
