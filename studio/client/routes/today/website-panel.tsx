import { useEffect } from "react";
import { Link, useFetcher } from "react-router";

import type { loader as technicianLoader } from "../technician/route.tsx";
import { useFrame } from "../../shell/frame/frame-data.ts";
import { todayWords } from "./today-words.ts";

const text = todayWords.website;

/** What is not live yet, and whether the technician should look at something. */
export function WebsitePanel() {
  const root = useFrame();
  const unpublished = root?.counts?.unpublished ?? 0;
  return (
    <section aria-labelledby="your-website">
      <h2 id="your-website" className="text-subtitle">
        {text.heading}
      </h2>
      <p className="mt-1">{unpublished > 0 ? text.changes(unpublished) : text.live}</p>
      <p className="mt-2 flex flex-wrap gap-x-5 gap-y-1">
        {unpublished > 0 && (
          <Link to="/publish" className="inline-link">
            {text.look}
          </Link>
        )}
        {root?.siteUrl && (
          <a href={root.siteUrl} target="_blank" rel="noreferrer" className="inline-link">
            {text.view}
          </a>
        )}
      </p>
      <TechnicianNote />
    </section>
  );
}

/** Asks after the page is shown: mail servers and domains take their time to answer. */
function TechnicianNote() {
  const { data, load } = useFetcher<typeof technicianLoader>();
  useEffect(() => void load("/technician"), [load]);
  const wrong = data?.checks.filter(({ state }) => state === "attention").length ?? 0;
  if (wrong === 0) return null;
  return (
    <p className="mt-3 text-muted-foreground">
      {todayWords.technician.text(wrong)}{" "}
      <Link to="/technician" className="inline-link">
        {todayWords.technician.open}
      </Link>
    </p>
  );
}
