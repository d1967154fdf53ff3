import { readContent, UnreadableContentError } from "../../content-check/read-content.ts";

try {
  await readContent();
} catch (error) {
  console.error(error instanceof UnreadableContentError ? error.message : error);
  process.exit(1);
}

// Imported after the check, because both import content/, which may not be readable.
await import("../build/build-studio.ts");
await import("../../studio/main.ts");
