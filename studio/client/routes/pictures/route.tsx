import { type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";

import type { PicturePlace, SlotPicture } from "#studio/server/pictures/slot-overview.ts";
import { BackLink } from "../../shell/back-link.tsx";
import { Notice } from "../../shell/notice.tsx";
import { PageHeading } from "../../shell/page-heading.tsx";
import { Progress } from "../../shell/progress.tsx";
import { StudioIcon } from "../../shell/studio-icon.tsx";
import { useSaidOnce } from "../../shell/use-said-once.ts";
import { studioContext } from "../../studio-context.ts";
import {
  conditionOf,
  placeNames,
  type Shot,
  shots,
  slotTitle,
  titleWithPage,
  waitOf,
  whenSeen,
} from "./slot-words.ts";
import { Tile } from "./tile.tsx";

export { afterDraft as clientLoader } from "../website/draft/use-draft.ts";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { pictures } = context.get(studioContext);
  const { searchParams } = new URL(request.url);
  // From the field of a document, which does not know the places.
  const path = searchParams.get("slot");
  if (path) {
    const page = searchParams.get("page");
    throw redirect(`/website/pictures/${pictures.slotOf(path)}${page ? `?page=${page}` : ""}`);
  }
  const places = await pictures.overview();
  return { places, saved: searchParams.get("saved"), undone: searchParams.get("undone") };
}

/** All pictures of the website by place, and which photographs are still to be taken. */
export default function Pictures() {
  const { places, saved, undone } = useLoaderData<typeof loader>();
  useSaidOnce(saved ?? undone);
  const shown = shots.map((shot) => shownShot(shot, places));
  const changed = places.find(({ pictures: here }) =>
    here.some(({ slot }) => slot === (saved ?? undone)),
  );
  const firstWanted = shown.find(({ isAdded }) => !isAdded);
  const slots = places.flatMap(({ pictures: here }) => here.map(({ slot }) => slot));
  const added = shown.filter(({ isAdded }) => isAdded).length;
  return (
    <>
      <BackLink to="/website">Website</BackLink>
      <PageHeading
        title="Pictures"
        introduction={
          <>
            <Progress done={added} all={shots.length}>
              {`${added} of ${shots.length} added`}
            </Progress>
            <span className="mt-1 block">
              These {shots.length} photos make the website yours. Begin with the first: it is what
              visitors see first.
            </span>
          </>
        }
      />
      <Notice>
        {undone
          ? "The drawing is back. Visitors see the change after you publish."
          : saved && `The photograph is in its place. ${whenSeen(places, saved)}`}
      </Notice>
      <ol className="tiles">
        {shown.map((shot) => (
          <li key={shot.title}>
            <ShotTile {...shot} isNext={shot === firstWanted} />
          </li>
        ))}
      </ol>
      <details open={changed !== undefined} className="panel mt-6 py-0!">
        <summary className="row cursor-pointer">
          <h2 className="flex-1 font-semibold">Every picture, page by page</h2>
          <span className="text-sm text-muted-foreground">{new Set(slots).size} pictures</span>
          <StudioIcon name="down" className="size-5 text-link" />
        </summary>
        <ul className="divide-y divide-border border-t border-border">
          {places.map((place) => (
            <li key={place.place}>
              <Place {...{ place, places }} isOpen={place === changed} />
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}

interface PlaceProps {
  place: PicturePlace;
  places: readonly PicturePlace[];
  isOpen: boolean;
}

function Place({ place: at, places, isOpen }: PlaceProps) {
  const { place, top, pictures } = at;
  const title = placeNames[place];
  return (
    <details open={isOpen}>
      <summary className="row cursor-pointer">
        <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4">
          <h3 className="font-medium">{title}</h3>
          {(top || place === "gallery") && (
            <span className="text-sm text-muted-foreground">
              {conditionOf(at) ? "Drawings" : "Your photographs"}
            </span>
          )}
        </span>
        <StudioIcon name="down" className="size-5 text-link" />
      </summary>
      <ul className="tiles pb-2">
        {pictures.map((picture) => (
          <li key={picture.slot}>
            <Tile
              picture={picture}
              label={isWaiting(places, picture) && NOT_SHOWN}
              title={slotTitle(picture)}
              isWanted={top !== undefined && !picture.isPhotograph}
            >
              {picture.isPhotograph ? "Your photo" : top && "Add a photo"}
            </Tile>
          </li>
        ))}
      </ul>
    </details>
  );
}

const NOT_SHOWN = "Yours · not shown yet";

/** Whether a picture is a photograph that visitors do not see yet. */
function isWaiting(places: readonly PicturePlace[], { slot, isPhotograph }: SlotPicture): boolean {
  return isPhotograph && waitOf(places, slot) !== undefined;
}

/** A photograph to take, one that is there already, and where the next is wanted. */
function shownShot(shot: Shot, places: readonly PicturePlace[]) {
  // A page’s top first.
  const pictures = shot.slots.flatMap(
    (name) => places.flatMap((page) => page.pictures).find(({ slot }) => slot === name) ?? [],
  );
  const empty = pictures.find(({ isPhotograph }) => !isPhotograph);
  const picture = pictures.find(({ isPhotograph }) => isPhotograph) ?? empty;
  return {
    ...shot,
    picture,
    empty,
    label: picture !== undefined && isWaiting(places, picture) && NOT_SHOWN,
    isAdded: picture?.isPhotograph === true,
  };
}

function ShotTile(shot: ReturnType<typeof shownShot> & { isNext: boolean }) {
  const { title, how, drawing, picture, empty, label, isAdded, isNext } = shot;
  if (!picture) return null;
  return (
    <Tile
      picture={isAdded ? picture : { ...picture, source: `/pictures/${drawing}` }}
      to={empty?.slot}
      label={label}
      title={title}
      about={how}
      place={isAdded ? undefined : titleWithPage(picture)}
      isWanted={!isAdded}
      isNext={isNext}
    >
      {!isAdded ? "Add a photo" : empty ? `Next: ${titleWithPage(empty)}` : "Your photo"}
    </Tile>
  );
}
