import type { Command } from "commander";

import type { Desk } from "../../desk.ts";
import { addSignInLink } from "./sign-in-link.ts";

export function addStudio(program: Command, desk: Desk): void {
  const group = program
    .command("studio")
    .description("the studio on its own host: let somebody in")
    .addHelpText("after", "\nExample:\n  npm run desk -- studio link");
  addSignInLink(group, desk);
}
