import { createContext } from "react";
import { createContext as createRequestContext } from "react-router";

/** A new nonce for each page that the server renders; prerendered pages use hashes instead. */
export const nonceContext = createRequestContext("");

/** The nonce of the page's inline scripts and styles. */
export const PageNonceContext = createContext<string | undefined>(undefined);
