import { Link, type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";

import { LEAST_GALLERY } from "#content/pictures/picture-slots.ts";

import type { PicturePlace, SlotPicture } from "../../../contract/pictures.ts";
import { Notice } from "../../shell/notice.tsx";
import { PageHeading } from "../../shell/page-heading.tsx";
import { StudioIcon } from "../../shell/studio-icon.tsx";
import { studioContext } from "../../studio-context.ts";
import { websiteWords } from "../website/website-words.ts";
import { picturesWords as text } from "./pictures-words.ts";
import { pagePaths, placeNames, shots, slotTitle, sourceOf } from "./slot-words.ts";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { pictures } = context.get(studioContext);
  const { searchParams } = new URL(request.url);
  // From the field of a document, which does not know the places.
  const path = searchParams.get("slot");
  if (path) throw redirect(`/website/pictures/${pictures.slotOf(path)}`);
  const places = await pictures.overview();
  const done = (["saved", "undone"] as const).find((name) => searchParams.has(name));
  return { places, done };
}

/** All pictures of the website by place, and which photographs are still to be taken. */
export default function Pictures() {
  const { places, done } = useLoaderData<typeof loader>();
  const all = places.flatMap(({ pictures }) => pictures);
  const taken = all.filter(({ isPhotograph }) => isPhotograph);
  const inGallery = taken.filter(({ place }) => "list" in place && place.list === "gallery");
  const galleryNeeds = Math.max(0, LEAST_GALLERY - inGallery.length);
  return (
    <>
      <p className="mb-2">
        <Link to="/website" className="inline-link">
          <span aria-hidden="true">‹ </span>
          {websiteWords.title}
        </Link>
      </p>
      <PageHeading title={text.title} introduction={text.introduction} />
      <Notice>{done && text[done]}</Notice>
      <p className="mb-6">
        <a href="#shots" className="inline-link">
          {text.shotsLink}
        </a>
      </p>
      {places.map((place) => (
        <Place key={place.place} {...place} state={stateOf(place, galleryNeeds)} />
      ))}
      <ShotList taken={new Set(taken.map(({ slot }) => slot))} />
    </>
  );
}

/** Whether visitors see photographs or drawings in a place, in a sentence. */
function stateOf({ place, missing }: PicturePlace, galleryNeeds: number): string {
  if (place === "gallery") return galleryNeeds > 0 ? text.galleryNeeds(galleryNeeds) : text.shows;
  if (!pagePaths[place]) return "";
  const needed = place === "reviews" ? galleryNeeds : 0;
  if (missing.length + needed === 0) return text.shows;
  return text.missing(missing.length, needed);
}

function Place({ place, state, pictures, missing }: PicturePlace & { state: string }) {
  const title = placeNames[place];
  const path = pagePaths[place];
  const needed = pictures.filter(({ slot }) => missing.includes(slot));
  const others = pictures.filter(({ slot }) => !missing.includes(slot));
  return (
    <section aria-label={title} className="border-t border-border py-6">
      <div className="mb-4 flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h2 className="text-subtitle">{title}</h2>
        {state && <p className="max-w-prose text-muted-foreground">{state}</p>}
        {path && (
          <a
            href={`/preview/saved/light${path}`}
            className="inline-link"
            target="_blank"
            rel="noreferrer"
          >
            {text.look}
            <span className="sr-only">: {title}</span>
          </a>
        )}
      </div>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3 lg:grid-cols-4">
        {[...needed, ...others].map((picture) => (
          <li key={picture.slot}>
            <Tile picture={picture} isMissing={needed.includes(picture)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Tile({ picture, isMissing }: { picture: SlotPicture; isMissing: boolean }) {
  const { slot, isPhotograph } = picture;
  const source = sourceOf(picture);
  return (
    <Link
      to={`/website/pictures/${slot}`}
      className="group block rounded-lg underline-offset-4 outline-offset-4"
    >
      <span className="relative block aspect-4/3 overflow-hidden rounded-lg border border-border bg-white">
        {source && (
          <img
            src={source}
            alt=""
            loading="lazy"
            className={`size-full ${slot === "logo" ? "object-contain p-4" : "object-cover"}`}
          />
        )}
      </span>
      <span className="mt-2 block font-medium group-hover:underline">{slotTitle(picture)}</span>
      {isMissing ? (
        <span className="flex items-center gap-1.5 text-sm font-medium text-link">
          <StudioIcon name="add" className="size-4" />
          {text.add}
        </span>
      ) : (
        <span
          className={`flex items-center gap-1.5 text-sm ${isPhotograph ? "text-link" : "text-muted-foreground"}`}
        >
          {isPhotograph && <StudioIcon name="check" className="size-4" />}
          {isPhotograph ? text.photograph : source ? text.isOptional : text.empty}
        </span>
      )}
    </Link>
  );
}

/** The photographs to take; each is done once one of its places has a photograph. */
function ShotList({ taken }: { taken: ReadonlySet<string> }) {
  const list = shots.map((shot) => ({
    ...shot,
    isTaken: shot.slots.some((slot) => taken.has(slot)),
  }));
  const done = list.filter(({ isTaken }) => isTaken).length;
  return (
    <section id="shots" aria-labelledby="shots-title" className="border-t border-border py-6">
      <h2 id="shots-title" className="text-subtitle">
        {text.shots(done, list.length)}
      </h2>
      <ol className="grid gap-x-8 gap-y-3 pt-2 sm:grid-cols-2">
        {list.map(({ title, how, isTaken, slots: [first = ""] }) => (
          <li key={title} className="grid grid-cols-[2rem_1fr]">
            <span aria-hidden="true" className="text-xl text-link">
              {isTaken ? "✓" : "○"}
            </span>
            <span>
              <Link to={`/website/pictures/${first}`} className="inline-link">
                {title}
              </Link>
              {isTaken && <span className="sr-only"> ({text.taken})</span>}
              <span className="block text-sm text-muted-foreground">{how}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
