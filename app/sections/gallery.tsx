import { gallery, galleryText, type GalleryItem } from "#content/gallery.ts";
import { useId, useState } from "react";

import { pictureAddress } from "../ui/picture-address.ts";
import { Picture } from "../ui/picture.tsx";
import { takeOverClick } from "../ui/plain-click.ts";
import { Section } from "../ui/section.tsx";
import { useLoadedPart } from "../ui/use-loaded-part.ts";

/** The lightbox is loaded when somebody is about to open a picture. */
const loadLightbox = () => import("../ui/lightbox.tsx").then(({ Lightbox }) => Lightbox);

/** Six pictures; each opens large in the lightbox, or leads to itself where there is no script. */
export function Gallery() {
  const { Part: Lightbox, prepare, ready } = useLoadedPart(loadLightbox);
  const [opened, setOpened] = useState<number>();

  function open(index: number, address: string) {
    setOpened(index);
    // What cannot be shown here is shown by itself.
    ready().catch(() => location.assign(address));
  }

  return (
    <Section
      id="gallery"
      heading={galleryText.heading}
      introduction={galleryText.introduction}
      tone="surface"
    >
      <ul className="grid grid-cols-3 gap-2 sm:gap-x-4 sm:gap-y-6 md:gap-x-6 md:gap-y-8">
        {gallery.map((item, index) => (
          <li key={item.title}>
            <GalleryLink {...item} onIntent={prepare} onOpen={(address) => open(index, address)} />
          </li>
        ))}
      </ul>
      {opened !== undefined && Lightbox && (
        <Lightbox
          words={galleryText.lightbox}
          items={gallery}
          initial={opened}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Section>
  );
}

interface GalleryLinkProps extends GalleryItem {
  /** The visitor may be about to open it. */
  onIntent: () => void;
  onOpen: (address: string) => void;
}

function GalleryLink({ img, title, onIntent, onOpen }: GalleryLinkProps) {
  const nameId = useId();

  return (
    <a
      href={pictureAddress(img.file, "webp")}
      onClick={(event) => takeOverClick(event) && onOpen(event.currentTarget.href)}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      aria-haspopup="dialog"
      aria-labelledby={nameId}
      className="group block rounded-xl sm:rounded-2xl"
    >
      <span className="block overflow-hidden rounded-xl shadow-soft sm:rounded-2xl">
        <Picture
          {...img}
          sizes="(width < 40rem) calc(44.4vw - 30px), (width < 77rem) calc(33vw - 30px), 374px"
          className="aspect-square h-auto w-full object-cover transition-transform duration-250 ease-out group-hover:scale-103 group-focus-visible:scale-103 motion-reduce:transition-none sm:aspect-4/3"
        />
      </span>
      {/* Three in a row leave no room for words on phones; the lightbox has them. */}
      <span
        id={nameId}
        className="mt-3 block underline-offset-4 group-hover:underline max-sm:sr-only"
      >
        <span className="sr-only">{galleryText.open} </span>
        {title}
      </span>
    </a>
  );
}
