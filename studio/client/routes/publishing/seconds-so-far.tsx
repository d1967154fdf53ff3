import { useEffect, useState } from "react";

/** How long something takes already; a screen reader would read out every second. */
export function SecondsSoFar() {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((before) => before + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  return <span aria-hidden="true"> {seconds} s so far.</span>;
}
