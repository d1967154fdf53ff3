import { createContext } from "react-router";

import type { SubmissionService } from "#forms/contract.ts";

/** The context key under which the server passes its submission service to the pages' actions. */
export const submissionServiceContext = createContext<SubmissionService>();
