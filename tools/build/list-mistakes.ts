import { readMistakes } from "./stop-on-mistakes.ts";

// For publishing, which runs this as a process: content/ may have changed since it started.
console.log(JSON.stringify(readMistakes()));
