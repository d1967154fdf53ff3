import { Link, type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";

import { useMediaQuery } from "#app/ui/use-browser-state.ts";
import { pagePictures, type PicturePage, type SlotName } from "#content/pictures/picture-slots.ts";

import type { PictureOverview, SlotPicture } from "../../../contract/pictures.ts";
import { Notice } from "../../shell/notice.tsx";
import { PageHeading } from "../../shell/page-heading.tsx";
import { studioContext } from "../../studio-context.ts";
import { picturesWords as text } from "./pictures-words.ts";
import { listNames, pageAddresses, pageNames, shots, slotTitle } from "./slot-words.ts";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { pictures } = context.get(studioContext);
  const { searchParams } = new URL(request.url);
  // From the field of a document, which does not know the places.
  const path = searchParams.get("slot");
  if (path) throw redirect(`/website/pictures/${pictures.slotOf(path)}`);
  const overview = await pictures.overview();
  const done = (["saved", "undone"] as const).find((name) => searchParams.has(name));
  return { overview, done };
}

/** All pictures of the website by place, and which photographs are still to be taken. */
export default function Pictures() {
  const { overview, done } = useLoaderData<typeof loader>();
  const { pages, lists, elsewhere, galleryNeeds } = overview;
  return (
    <>
      <PageHeading title={text.title} introduction={text.introduction} />
      <Notice>{done && text[done]}</Notice>
      {pages.map(({ page, pictures, missing }) => (
        <Place
          key={page}
          title={pageNames[page]}
          state={stateOf(page, missing.length, page === "reviews" ? galleryNeeds : 0)}
          look={pageAddresses[page]}
          missing={missing}
          pictures={pictures}
        />
      ))}
      {lists.map(({ list, pictures }) => (
        <Place
          key={list}
          title={listNames[list]}
          state={
            list !== "gallery"
              ? ""
              : galleryNeeds > 0
                ? text.galleryNeeds(galleryNeeds)
                : text.shows
          }
          pictures={pictures}
        />
      ))}
      <Place title={text.elsewhere} state="" pictures={elsewhere} />
      <ShotList taken={photographedSlots(overview)} />
    </>
  );
}

/** Whether visitors see a page’s photographs, or how many of them are there. */
function stateOf(page: PicturePage, missing: number, inGallery: number): string {
  if (missing + inGallery === 0) return text.shows;
  const all = new Set<SlotName>(Object.values(pagePictures[page])).size;
  return text.missing(all - missing, all, inGallery);
}

interface PlaceProps {
  title: string;
  /** Whether visitors see photographs or drawings there, in a sentence. */
  state: string;
  /** The page’s path. */
  look?: string;
  pictures: readonly SlotPicture[];
  /** Those of the pictures that the page cannot do without. */
  missing?: readonly string[];
}

function Place({ title, state, look, pictures, missing }: PlaceProps) {
  return (
    <section aria-label={title} className="border-t border-border py-6">
      <div className="mb-4 flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h2 className="text-subtitle">{title}</h2>
        {state && <p className="max-w-prose text-muted-foreground">{state}</p>}
        {look && (
          <a
            href={`/preview/photographs/light${look}`}
            className="inline-link"
            target="_blank"
            rel="noreferrer"
          >
            {text.look}
            <span className="sr-only">: {title}</span>
          </a>
        )}
      </div>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-[repeat(auto-fill,minmax(11rem,1fr))]">
        {pictures.map((picture) => (
          <li key={picture.slot}>
            <Tile picture={picture} isMissing={missing?.includes(picture.slot) ?? false} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Tile({ picture, isMissing }: { picture: SlotPicture; isMissing: boolean }) {
  const { slot, source, isPhotograph } = picture;
  const drawing = isMissing ? text.isMissing : source ? text.drawing : text.empty;
  const kind = isPhotograph ? text.photograph : drawing;
  return (
    <Link
      to={`/website/pictures/${slot}`}
      className="group block rounded-lg underline-offset-4 outline-offset-4"
    >
      <span className="block aspect-4/3 overflow-hidden rounded-lg border border-border bg-muted">
        {source && <img src={source} alt="" loading="lazy" className="size-full object-cover" />}
      </span>
      <span className="mt-2 block font-medium group-hover:underline">{slotTitle(picture)}</span>
      <span className={isPhotograph ? "text-sm text-link" : "text-sm text-muted-foreground"}>
        {kind}
      </span>
    </Link>
  );
}

function photographedSlots({ pages, elsewhere }: PictureOverview): ReadonlySet<string> {
  const all = [...pages.flatMap(({ pictures }) => pictures), ...elsewhere];
  return new Set(all.filter(({ isPhotograph }) => isPhotograph).map(({ slot }) => slot));
}

/** The photographs to take; each is done once one of its places has a photograph. */
function ShotList({ taken }: { taken: ReadonlySet<string> }) {
  const list = shots.map((shot) => ({
    ...shot,
    isTaken: shot.slots.some((slot) => taken.has(slot)),
  }));
  const isPhone = useMediaQuery("(width < 40rem)");
  const done = list.filter(({ isTaken }) => isTaken).length;
  return (
    <details className="border-t border-border pt-3" open={done === 0 && !isPhone}>
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">
        {text.shots(done, list.length)}
      </summary>
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
    </details>
  );
}
