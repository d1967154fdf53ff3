import type { FormValues } from "#forms/contract.ts";
import { campaignIn, visitSource } from "#forms/visit-source.ts";

import { readDated, storeDated } from "../../ui/browser-storage.ts";
import { texts } from "../read-form.ts";

const KEY = "source";

/**
 * Where the visit came from: its first page's campaign, and the host that linked there. Stored when
 * the visitor turns to a form, not before (the privacy notice says so), for a reload of the page.
 */
export function keepSource(firstQuery: string): FormValues {
  const kept = visitSource(texts(Object.entries(readDated("sessionStorage", KEY))));
  if (Object.keys(kept).length > 0) return kept;
  const host = /^[\w-]+:\/\/(?:www\.)?([^/:]+)/.exec(document.referrer)?.[1];
  const isOther = host && host !== location.hostname.replace(/^www\./, "");
  const source = { ...campaignIn(firstQuery), ...(isOther && visitSource({ referrer: host })) };
  if (Object.keys(source).length > 0) storeDated("sessionStorage", KEY, source);
  return source;
}
