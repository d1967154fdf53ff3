import site from "../../vite.config.ts";
import { draftGlobals } from "./draft-globals.ts";

// draftGlobals() comes first, because the first plugin that returns code for a module wins.
export default { ...site, plugins: [draftGlobals(), ...(site.plugins ?? [])] };
