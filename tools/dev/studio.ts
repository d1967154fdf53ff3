import { readContent, UnreadableContentError } from "../../content-check/read-content.ts";
import { buildStudio } from "../build/build-studio.ts";

try {
  await readContent();
} catch (error) {
  console.error(error instanceof UnreadableContentError ? error.message : error);
  process.exit(1);
}

buildStudio();
// Imported after the check, because it imports content/, which may not be readable.
await import("../../studio/main.ts");
