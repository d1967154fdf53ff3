import { Link, type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";

import { count } from "#content/count.ts";
import { LEAST_GALLERY } from "#content/pictures/picture-slots.ts";

import type { PicturePlace } from "#studio/server/pictures/slot-overview.ts";
import { BackLink } from "../../shell/back-link.tsx";
import { Notice } from "../../shell/notice.tsx";
import { PageHeading } from "../../shell/page-heading.tsx";
import { Progress } from "../../shell/progress.tsx";
import { StudioIcon } from "../../shell/studio-icon.tsx";
import { studioContext } from "../../studio-context.ts";
import {
  nextWanted,
  pagePaths,
  placeNames,
  type Shot,
  shots,
  slotTitle,
  titleWithPage,
  waitingSentence,
} from "./slot-words.ts";
import { Tile } from "./tile.tsx";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { pictures } = context.get(studioContext);
  const { searchParams } = new URL(request.url);
  // From the field of a document, which does not know the places.
  const path = searchParams.get("slot");
  if (path) throw redirect(`/website/pictures/${pictures.slotOf(path)}`);
  const places = await pictures.overview();
  return { places, saved: searchParams.get("saved"), undone: searchParams.get("undone") };
}

/** All pictures of the website by place, and which photographs are still to be taken. */
export default function Pictures() {
  const { places, saved, undone } = useLoaderData<typeof loader>();
  const shown = shots.map((shot) => shownShot(shot, places));
  const waits = saved ? waitingSentence(places, saved) : "";
  const next = waits && saved ? nextWanted(places, saved) : undefined;
  const changed = places.find(({ pictures: here }) =>
    here.some(({ slot }) => slot === (saved ?? undone)),
  );
  const added = shown.filter(({ filled }) => filled > 0).length;
  return (
    <>
      <BackLink to="/website">Website</BackLink>
      <PageHeading
        title="Pictures"
        introduction={`${shots.length} photographs are enough, with ${LEAST_GALLERY} more for the gallery. Until you add one, its drawing stays.`}
      >
        <Progress done={added} all={shots.length}>
          {`${added} of ${shots.length} added`}
        </Progress>
      </PageHeading>
      <Notice>
        {undone
          ? "The drawing is back. Visitors see it after you publish."
          : saved && (
              <>
                {waits && <strong className="mb-1 block text-subtitle">{waits}</strong>}
                The photograph is in its place. {!waits && "Visitors see it after you publish."}
                {next && (
                  <Link to={`/website/pictures/${next.slot}`} className="inline-link">
                    Next: {titleWithPage(next)}
                  </Link>
                )}
              </>
            )}
      </Notice>
      <ol className="tiles shot-tiles">
        {shown.map((shot) => (
          <li key={shot.title}>
            <ShotTile {...shot} />
          </li>
        ))}
      </ol>
      <h2 className="mt-8 text-subtitle font-semibold">Every picture, page by page</h2>
      <p className="mb-3 max-w-prose text-muted-foreground">
        A page changes from drawings to photographs once all its places have one.
      </p>
      <ul className="panel divide-y divide-border py-0!">
        {places.map((place) => (
          <li key={place.place}>
            <Place {...place} isOpen={place === changed} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface PlaceProps extends PicturePlace {
  isOpen: boolean;
}

function Place({ place, needs, lacks, pictures, missing, isOpen }: PlaceProps) {
  const title = placeNames[place];
  const path = pagePaths[place];
  return (
    <details open={isOpen}>
      <summary className="row cursor-pointer max-sm:[&_.progress]:hidden">
        <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4">
          <h3 className="font-medium">{title}</h3>
          {needs > 0 ? (
            <Progress done={needs - lacks} all={needs}>
              {lacks > 0
                ? `${needs - lacks} of ${count(needs, "photograph")}` +
                  (place === "reviews" ? `, ${LEAST_GALLERY} of them in the gallery` : "")
                : "Visitors see your photographs."}
            </Progress>
          ) : (
            <span className="text-sm text-muted-foreground">Optional</span>
          )}
        </span>
        <StudioIcon name="down" className="size-5 text-link" />
      </summary>
      <ul className="tiles pb-2 sm:grid-cols-3 lg:grid-cols-4">
        {pictures.map((picture) => (
          <li key={picture.slot}>
            <Tile
              picture={picture}
              waits={picture.isPhotograph ? lacks : 0}
              title={slotTitle(picture)}
              isWanted={missing.includes(picture.slot)}
              isDone={picture.isPhotograph}
            >
              {picture.isPhotograph
                ? "Your photo"
                : missing.includes(picture.slot)
                  ? "Add a photo"
                  : needs > 0 && "Optional"}
            </Tile>
          </li>
        ))}
      </ul>
      {path && (
        <a href={`/preview/saved/light${path}`} className="quiet-button mb-2 -ml-4" target="_blank">
          <StudioIcon name="look" className="size-4" />
          Preview
          <span className="sr-only">: {title}</span>
        </a>
      )}
    </details>
  );
}

/** A photograph to take, one that is there already, where the next is wanted, and its pages. */
function shownShot(shot: Shot, places: readonly PicturePlace[]) {
  const slots = new Set<string>(shot.slots);
  const pages = places.filter(({ pictures }) => pictures.some(({ slot }) => slots.has(slot)));
  const pictures = pages.flatMap((page) => page.pictures.filter(({ slot }) => slots.has(slot)));
  const empty = pictures.find(({ isPhotograph }) => !isPhotograph);
  const picture = pictures.find(({ isPhotograph }) => isPhotograph) ?? empty;
  const showing = pages.filter(({ pictures: here }) => here.some((one) => one === picture));
  return {
    ...shot,
    picture,
    to: empty?.slot,
    waits: picture?.isPhotograph ? Math.min(...showing.map(({ lacks }) => lacks)) : 0,
    pages: pages.flatMap(({ place }) => (place === "elsewhere" ? [] : placeNames[place])),
    isDone: empty === undefined,
    filled: shot.slots.filter((name) =>
      pictures.some(({ slot, isPhotograph }) => slot === name && isPhotograph),
    ).length,
  };
}

function ShotTile(shot: ReturnType<typeof shownShot>) {
  const { title, how, drawing, picture, to, waits, pages, slots, filled, isDone } = shot;
  if (!picture) return null;
  return (
    <Tile
      picture={filled > 0 ? picture : { ...picture, source: `/pictures/${drawing}` }}
      to={to}
      waits={waits}
      title={title}
      about={how}
      pages={pages}
      isWanted={filled === 0}
      isDone={isDone}
    >
      {isDone
        ? "Your photo"
        : filled > 0
          ? `In ${filled} of ${slots.length} places`
          : "Add a photo"}
    </Tile>
  );
}
