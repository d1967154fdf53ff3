import { createContext } from "react-router";

import type { Studio } from "../contract/studio.ts";

/** Set by the studio's server for each request. */
export const studioContext = createContext<Studio>();
