import { readMistakes } from "./stop-on-mistakes.ts";

// Publishing runs this as a process, because content/ may have changed since the publisher started.
console.log(JSON.stringify(readMistakes()));
