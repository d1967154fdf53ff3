import { createContext } from "react-router";

import type { SubmissionService } from "#forms/contract.ts";

/** The router context in which the server passes its submission service to the routes' actions. */
export const submissionServiceContext = createContext<SubmissionService>();
