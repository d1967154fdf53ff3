import { spawn } from "node:child_process";

const commands: Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>> = {
  darwin: ["open"],
  win32: ["cmd", "/c", "start", ""],
  linux: ["xdg-open"],
};

/** Opens an address in the browser, where the system has one; does nothing otherwise. */
export function openBrowser(
  address: string,
  platform: NodeJS.Platform,
  environment: Readonly<Record<string, string | undefined>>,
): void {
  const [command, ...options] = commands[platform] ?? [];
  const hasScreen =
    platform !== "linux" || environment["DISPLAY"] || environment["WAYLAND_DISPLAY"];
  if (!command || !hasScreen) return;
  const browser = spawn(command, [...options, address], { detached: true, stdio: "ignore" });
  // The address is printed as well, so a missing command is no problem.
  browser.on("error", () => {});
  browser.unref();
}
