/*
 * Has the first screen painted before the browser works on what follows it (styles/far-down.css):
 * two short pieces of work instead of a long one. It stands in every page's head as it is, so it
 * imports nothing.
 */
{
  const page = document.documentElement;
  const [navigation] = performance.getEntriesByType("navigation");
  // Whoever comes back, or to a place further down, is shown that.
  const startsAtTop =
    navigation && "type" in navigation && navigation.type === "navigate" && !location.hash;

  const showAll = () => {
    delete page.dataset["firstScreen"];
  };

  // What is opened in the background, or is prepared unseen, is not painted.
  if (startsAtTop && document.visibilityState === "visible") {
    page.dataset["firstScreen"] = "";
    new PerformanceObserver(showAll).observe({ type: "paint", buffered: true });
    // Nothing depends on the browser's telling that it has painted.
    setTimeout(showAll, 500);
  }
}
