import { useEffect } from "react";

/** Tells that the framework has taken the page over: whoever waits for it hears, or looks. */
export function Hydrated() {
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset["hydrated"] = "";
    delete dataset["touched"];
    // A file of it may have arrived only at the second attempt.
    delete dataset["plain"];
    window.dispatchEvent(new Event("hydrated"));
  }, []);

  return null;
}
