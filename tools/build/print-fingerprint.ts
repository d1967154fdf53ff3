import { currentFingerprint, siteIn } from "./fingerprint.ts";

console.log(currentFingerprint(siteIn("build")));
