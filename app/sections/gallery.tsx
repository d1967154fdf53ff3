import { gallery, galleryText, type GalleryItem } from "#content/gallery.ts";
import { type MouseEvent, useId, useState } from "react";

import { Lightbox } from "../ui/lightbox.tsx";
import { pictureAddress } from "../ui/picture-address.ts";
import { Picture } from "../ui/picture.tsx";
import { isPlainClick } from "../ui/plain-click.ts";
import { Section } from "../ui/section.tsx";

/** Six pictures; each opens large in the lightbox, or leads to itself where there is no script. */
export function Gallery() {
  const [opened, setOpened] = useState<number>();

  return (
    <Section id="gallery" heading={galleryText.heading} introduction={galleryText.introduction}>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-6 min-[640px]:grid-cols-3 md:gap-x-6 md:gap-y-8">
        {gallery.map((item, index) => (
          <li key={item.title}>
            <GalleryLink {...item} onOpen={() => setOpened(index)} />
          </li>
        ))}
      </ul>
      {opened !== undefined && (
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

function GalleryLink({ img, title, onOpen }: GalleryItem & { onOpen: () => void }) {
  const nameId = useId();

  function open(event: MouseEvent<HTMLAnchorElement>) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    // Safari does not focus a link that is clicked, and the lightbox gives the focus back to it.
    event.currentTarget.focus();
    onOpen();
  }

  return (
    <a
      href={pictureAddress(img.file, "webp")}
      onClick={open}
      aria-haspopup="dialog"
      aria-labelledby={nameId}
      className="group block rounded-2xl"
    >
      <span className="block overflow-hidden rounded-2xl shadow-soft">
        <Picture
          {...img}
          sizes="(width < 40rem) calc(50vw - 34px), (width < 77rem) calc(33vw - 30px), 374px"
          className="aspect-4/3 h-auto w-full object-cover transition-transform duration-250 ease-out group-hover:scale-103 group-focus-visible:scale-103 motion-reduce:transition-none"
        />
      </span>
      <span id={nameId} className="mt-3 block underline-offset-4 group-hover:underline">
        <span className="sr-only">{galleryText.open} </span>
        {title}
      </span>
    </a>
  );
}
