import { Link, type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";

import { LEAST_GALLERY } from "#content/pictures/picture-slots.ts";

import type { PicturePlace, SlotPicture } from "../../../contract/pictures.ts";
import { BackLink } from "../../shell/back-link.tsx";
import { Notice } from "../../shell/notice.tsx";
import { PageHeading } from "../../shell/page-heading.tsx";
import { Progress } from "../../shell/progress.tsx";
import { StudioIcon } from "../../shell/studio-icon.tsx";
import { studioContext } from "../../studio-context.ts";
import { websiteWords } from "../website/website-words.ts";
import { pagePaths, placeNames, shots, slotTitle, sourceOf } from "./slot-words.ts";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { pictures } = context.get(studioContext);
  const { searchParams } = new URL(request.url);
  // From the field of a document, which does not know the places.
  const path = searchParams.get("slot");
  if (path) throw redirect(`/website/pictures/${pictures.slotOf(path)}`);
  const places = await pictures.overview();
  return { places, saved: searchParams.get("saved"), isUndone: searchParams.has("undone") };
}

/** All pictures of the website by place, and which photographs are still to be taken. */
export default function Pictures() {
  const { places, saved, isUndone } = useLoaderData<typeof loader>();
  const inGallery = places
    .flatMap(({ pictures }) => pictures)
    .filter(
      ({ isPhotograph, place }) => isPhotograph && "list" in place && place.list === "gallery",
    );
  const filled = places.find(({ pictures }) => pictures.some(({ slot }) => slot === saved));
  const next = filled && progressOf(filled, inGallery.length);
  return (
    <>
      <BackLink to="/website">{websiteWords.title}</BackLink>
      <PageHeading
        title="Pictures"
        introduction="Choose a picture to put your photograph in its place. A page changes from drawings to photographs once all its places have one."
      />
      <Notice>
        {isUndone
          ? "The drawing is back. Visitors see it after you publish."
          : next && savedSentence(next)}
      </Notice>
      <ShotList />
      {places.map((place) => (
        <Place key={place.place} {...place} {...progressOf(place, inGallery.length)} />
      ))}
    </>
  );
}

interface PlaceProgress {
  done: number;
  /** How many photographs visitors see at once, and not before. */
  all: number;
}

function progressOf({ place, required, missing }: PicturePlace, inGallery: number): PlaceProgress {
  const fromGallery = place === "gallery" || place === "reviews" ? LEAST_GALLERY : 0;
  const done = required - missing.length + Math.min(inGallery, fromGallery);
  return { done, all: required + fromGallery };
}

function savedSentence({ done, all }: PlaceProgress): string {
  return done < all
    ? `The photograph is in its place. ${done} of ${all} needed photographs: visitors see them once all are there.`
    : "The photograph is in its place. Visitors see it after you publish.";
}

function Place({ place, done, all, pictures, missing }: PicturePlace & PlaceProgress) {
  const title = placeNames[place];
  const path = pagePaths[place];
  return (
    <section aria-label={title} className="mt-6 sm:mt-8">
      <div className="mb-2 flex flex-wrap items-center gap-x-4 gap-y-1 max-sm:[&_.progress]:hidden">
        <h2 className="text-subtitle">{title}</h2>
        {all > 0 && (
          <Progress done={done} all={all}>
            {done < all
              ? `${done} of ${all} needed` +
                (place === "reviews" ? `, ${LEAST_GALLERY} of them in the gallery` : "")
              : "Visitors see your photographs."}
          </Progress>
        )}
        {path && (
          <a
            href={`/preview/saved/light${path}`}
            className="fact-link ml-auto inline-flex items-center gap-1.5 font-medium"
            target="_blank"
          >
            Preview
            <span className="sr-only">: {title}</span>
            <StudioIcon name="external" className="size-4" />
          </a>
        )}
      </div>
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3 sm:gap-4 lg:grid-cols-4 xl:grid-cols-5">
        {pictures.map((picture) => (
          <li key={picture.slot}>
            <Tile picture={picture} isMissing={missing.includes(picture.slot)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A picture, with what it is: a photograph, or a drawing in the place of one. */
function Tile({ picture, isMissing }: { picture: SlotPicture; isMissing: boolean }) {
  const { slot, isPhotograph } = picture;
  const source = sourceOf(picture);
  return (
    <Link to={`/website/pictures/${slot}`} className="group panel block h-full overflow-clip p-0!">
      <span className="relative block aspect-4/3 border-b border-border bg-white">
        {source && (
          <img
            src={source}
            alt=""
            className={`size-full ${slot === "logo" ? "object-contain p-4" : "object-cover"}`}
          />
        )}
      </span>
      <span className="block p-2 text-sm leading-tight sm:px-3">
        <span className="block font-medium break-words group-hover:underline">
          {slotTitle(picture)}
        </span>
        <span
          className={`flex gap-1 ${isMissing || isPhotograph ? "text-link" : "text-muted-foreground"}`}
        >
          {isPhotograph && <StudioIcon name="check" className="size-4" />}
          {isPhotograph ? "Your photo" : isMissing ? "Add a photo" : "Optional"}
        </span>
      </span>
    </Link>
  );
}

/** The photographs to take. */
function ShotList() {
  return (
    <details open className="panel p-0">
      <summary className="flex min-h-14 cursor-pointer items-center gap-x-4 px-4 py-2 font-medium">
        The {shots.length} photographs that are enough for all pages
        <StudioIcon name="down" className="ml-auto size-5 text-link" />
      </summary>
      <ol className="grid gap-x-8 px-4 pb-3 sm:grid-cols-2">
        {shots.map(({ title, how, slots: [first = ""] }) => (
          <li key={title} className="border-t border-border py-2">
            <Link
              to={`/website/pictures/${first}`}
              className="font-medium text-link hover:underline"
            >
              {title}
            </Link>
            <p className="text-[0.9375rem] text-muted-foreground">{how}</p>
          </li>
        ))}
      </ol>
    </details>
  );
}
