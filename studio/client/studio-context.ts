import { createContext } from "react-router";

import type { Studio } from "../server/studio.ts";

/** Set by the studio's server for each request. */
export const studioContext = createContext<Studio>();
