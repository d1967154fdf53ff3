import { useEffect } from "react";

/** Tells that the framework has taken the page over: whoever waits for it hears, or looks. */
export function Hydrated() {
  useEffect(() => {
    keepStyles();
    const { dataset } = document.documentElement;
    dataset["hydrated"] = "";
    delete dataset["touched"];
    // A file of it may have arrived only at the second attempt.
    delete dataset["plain"];
    window.dispatchEvent(new Event("hydrated"));
  }, []);

  return null;
}

/** The link to the style sheet would go with the first page’s first screen, where it stands. */
function keepStyles(): void {
  const link = document.querySelector("#first-screen-end > link");
  if (link) document.head.append(link.cloneNode());
}
