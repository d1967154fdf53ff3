import { env } from "node:process";

// As for a public site: with SITE_URL, pages contain absolute URLs.
env["SITE_URL"] ??= "https://www.example.com";
await import("../tools/build/build.ts");
