import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";

import { previewAddress, type Theme } from "./look.ts";
import { previewWords } from "./preview-words.ts";
import { replacePage } from "./replace-page.ts";
import { showPlace } from "./show-place.ts";

const ADDRESS = /^\/preview\/[^/]+\/(?:light|dark)(\/.*)?$/;

interface PreviewFrame {
  /** The frame's initial address. */
  src: string;
  open: (page: string) => void;
  /** To be called when the frame has loaded; returns the path that the frame shows. */
  onLoad: () => string | undefined;
  isLoading: boolean;
  /** Why the frame does not show the draft. */
  problem: string | undefined;
}

/**
 * A frame that shows a page of a draft. Another draft or theme, or a saved change, replaces the page
 * without a reload of the frame, so that the scroll position and the focus stay.
 */
export function usePreviewFrame(
  ref: RefObject<HTMLIFrameElement | null>,
  { draft, version, theme, page }: { draft: string; version: string; theme: Theme; page: string },
): PreviewFrame {
  const [first] = useState(() => previewAddress(draft, theme, page));
  const [isLoading, setIsLoading] = useState(false);
  const [problem, setProblem] = useState<string>();
  const shown = useRef(first);
  // A new crop of a picture is not part of a draft: saving it changes the version only.
  const shownVersion = useRef(version);
  const showChosen = useEffectEvent(() => {
    if (addressIn(ref.current) === withoutPlace(page)) showPlace(ref.current, page);
  });

  useEffect(() => {
    // “Loading” is not rendered on the server: without JavaScript it would never go away.
    if (addressIn(ref.current) === undefined) setIsLoading(true);
    else showChosen();
  }, [ref]);

  useEffect(() => {
    const frame = ref.current;
    const wanted = previewAddress(draft, theme, page);
    if (!frame || (shown.current === wanted && shownVersion.current === version)) return;
    shown.current = wanted;
    shownVersion.current = version;
    const address = addressIn(frame);
    if (address === undefined) {
      frame.contentWindow?.location.replace(withoutPlace(wanted));
      return;
    }
    const refreshing = new AbortController();
    replacePage(frame, previewAddress(draft, theme, address), refreshing.signal).then(
      (isShown) => setProblem(isShown ? undefined : previewWords.failed),
      () => refreshing.signal.aborted || setProblem(previewWords.unreachable),
    );
    return () => refreshing.abort();
  }, [ref, draft, version, theme, page]);

  return {
    src: withoutPlace(first),
    open(next) {
      shown.current = previewAddress(draft, theme, next);
      // Replaces the history entry, so that the browser's Back button leaves the form.
      ref.current?.contentWindow?.location.replace(withoutPlace(shown.current));
      setProblem(undefined);
    },
    onLoad() {
      setIsLoading(false);
      if (addressIn(ref.current) === withoutPlace(page)) showPlace(ref.current, page);
      return addressIn(ref.current);
    },
    isLoading,
    problem,
  };
}

/** An address without its fragment. */
function withoutPlace(address: string): string {
  return address.replace(/#.*/, "");
}

/** The site's address that a frame shows now, for example after a link; undefined if none. */
function addressIn(frame: HTMLIFrameElement | null): string | undefined {
  try {
    const { pathname, search } = frame?.contentWindow?.location ?? { pathname: "", search: "" };
    const [isPreview, page = ""] = ADDRESS.exec(pathname) ?? [];
    return isPreview && page + search;
  } catch {
    // The frame shows the browser's own error page, because the studio does not answer.
    return undefined;
  }
}
