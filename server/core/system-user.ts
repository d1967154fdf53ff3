import { userInfo } from "node:os";

/**
 * Who called sudo, if anybody: on a server, the desk itself runs as the site's user.
 * @param unnamed in a container, the user may be a number without a name
 */
export function systemUser(unnamed: string): string {
  try {
    return process.env["SUDO_USER"] ?? userInfo().username;
  } catch {
    return unnamed;
  }
}
