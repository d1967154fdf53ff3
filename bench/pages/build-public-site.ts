import { env } from "node:process";

// SITE_URL is set as for a public site, so that pages contain absolute URLs.
env["SITE_URL"] ??= "https://www.example.com";
await import("../../tools/build/build.ts");
