import { findProgram, type Program } from "./ensure-programs.ts";

/** The path of Caddy; undefined if it is not installed. */
export const caddyProgram = () => findProgram(["caddy"], ["/usr/bin/caddy"]);

export const caddy: Program = {
  isInstalled: () => caddyProgram() !== undefined,
  debian: ["caddy"],
  skipped: "Without Caddy: everything that is tested behind it is SKIPPED.",
};

/** The path of nginx; undefined if it is not installed. */
export const nginxProgram = () => findProgram(["nginx"], ["/usr/sbin/nginx"]);

export const nginx: Program = {
  isInstalled: () => nginxProgram() !== undefined,
  debian: ["nginx-light"],
  skipped: "Without nginx: everything that is tested behind it is SKIPPED.",
};
