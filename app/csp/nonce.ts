import { createContext } from "react";
import { createContext as createRequestContext } from "react-router";

/** Set by the server for each page it renders; prerendered pages use hashes instead of a nonce. */
export const nonceContext = createRequestContext("");

/** The nonce of the page's inline scripts and styles. */
export const NonceContext = createContext<string | undefined>(undefined);
