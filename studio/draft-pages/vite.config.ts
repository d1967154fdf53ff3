import site from "../../vite.config.ts";
import { draftContent } from "./draft-content.ts";

// draftContent() comes first, because the first plugin that returns code for a module wins.
export default { ...site, plugins: [draftContent(), ...(site.plugins ?? [])] };
