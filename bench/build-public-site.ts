import { env } from "node:process";

// A site that is published knows its address, and its pages name it.
env["SITE_URL"] ??= "https://www.example.com";
await import("../tools/build/build.ts");
