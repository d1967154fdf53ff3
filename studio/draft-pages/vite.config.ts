import site from "../../vite.config.ts";
import { draftContent } from "./draft-content.ts";

// First, because the first plugin that loads a module has it.
export default { ...site, plugins: [draftContent(), ...(site.plugins ?? [])] };
