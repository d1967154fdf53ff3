import { checkBuiltInContent } from "../../content/files/built-in-content.ts";

// Before the studio is built. Missing pictures do not matter here: the owner chooses others in it.
const read = checkBuiltInContent();
if (!read.ok) {
  for (const mistake of read.mistakes) console.error(mistake);
  process.exit(1);
}
await import("../build/build-studio.ts");
await import("../../studio/main.ts");
