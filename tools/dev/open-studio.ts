import { buildPages } from "../build/fingerprint.ts";

// Builds what is not built from the current sources, and starts the studio.

// Started by npm start, the site's build, which renders the preview, is there already.
if (!process.send) buildPages();
await import("../build/build-studio.ts");
// npm start may have been ended meanwhile.
if (process.send && !process.connected) process.exit();
// As in start.ts; Vite sets it only when it has something to build.
process.env["NODE_ENV"] ??= "production";
await import("../../studio/main.ts");
