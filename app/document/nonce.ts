import { createContext } from "react";
import { createContext as createRequestContext } from "react-router";

/** The server puts a fresh one here for each page that it renders; prerendered pages have none. */
export const nonceContext = createRequestContext("");

/** Marks the page's own inline scripts and styles as such; browsers show it to nobody. */
export const NonceContext = createContext<string | undefined>(undefined);
