import { userInfo } from "node:os";

/** Who called sudo, or the user; `unnamed` in a container, where it may be a mere number. */
export function systemUser(unnamed: string): string {
  try {
    return process.env["SUDO_USER"] ?? userInfo().username;
  } catch {
    return unnamed;
  }
}
