import { galleryText } from "#content/pages/gallery-text.ts";
import type { Picture } from "#content/schema/formats.ts";
import { useId, useState } from "react";

import { useContent } from "../../content-context.tsx";
import { pictureAddress } from "../../ui/picture/picture-address.ts";
import { ResponsivePicture } from "../../ui/picture/responsive-picture.tsx";
import { interceptClick } from "../../ui/click.ts";
import { Section } from "../../ui/section/section.tsx";
import { useLazyComponent } from "../../ui/use-lazy-component.ts";

const importLightbox = () => import("./lightbox/lightbox.tsx").then(({ Lightbox }) => Lightbox);

/** Thumbnails that link to their large files; a click opens the lightbox instead. */
export function PhotoGallery() {
  const { heading, introduction, pictures } = useContent().gallery;
  const items = pictures.map(({ title, ...img }) => ({ title, img }));
  const { Component: Lightbox, load, preload } = useLazyComponent(importLightbox);
  const [opened, setOpened] = useState<number>();

  function open(index: number, address: string) {
    setOpened(index);
    // If the lightbox chunk fails to load, follow the link.
    load().catch(() => location.assign(address));
  }

  return (
    <Section id="gallery" heading={heading} introduction={introduction} tone="sand">
      <ul className="grid grid-cols-3 gap-3 sm:gap-4 md:gap-6 lg:gap-8">
        {items.map((item, index) => (
          // On phones each row has one picture that fills two columns, right and left in turn.
          <li
            key={item.img.file}
            data-wide={index % 4 === 1 || index % 4 === 2 || undefined}
            className="max-sm:data-wide:col-span-2"
          >
            <GalleryLink {...item} onIntent={preload} onOpen={(address) => open(index, address)} />
          </li>
        ))}
      </ul>
      {opened !== undefined && Lightbox && (
        <Lightbox
          label={galleryText.lightbox.label(heading)}
          items={items}
          initial={opened}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Section>
  );
}

interface GalleryLinkProps {
  img: Picture;
  title: string;
  /** Called when the link is hovered or focused, and a click is likely. */
  onIntent: () => void;
  onOpen: (address: string) => void;
}

function GalleryLink({ img, title, onIntent, onOpen }: GalleryLinkProps) {
  const nameId = useId();

  return (
    <a
      href={pictureAddress(img.file, "webp", useContent().uploads)}
      onClick={(event) => interceptClick(event) && onOpen(event.currentTarget.href)}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      aria-haspopup="dialog"
      aria-labelledby={nameId}
      // Like a paper print that lies a little askew.
      className="paper group flex h-full -rotate-[0.8deg] flex-col p-1.5 pb-2 shadow-soft hover:rotate-0 focus-visible:rotate-0 sm:p-3 sm:pb-4 [li:nth-child(even)>&:not(:hover,:focus-visible)]:rotate-[0.8deg]"
    >
      <span className="grid grow overflow-hidden">
        <ResponsivePicture
          {...img}
          sizes="(width < 40rem) 50vw, (width < 77rem) calc(33vw - 30px), 374px"
          className="aspect-square h-full min-h-0 w-full object-cover in-data-wide:aspect-4/3 sm:aspect-4/3"
        />
      </span>
      <span
        id={nameId}
        className="block pt-2 font-display text-[0.875rem] leading-snug underline-offset-4 group-hover:underline sm:pt-3 sm:text-base lg:text-lg"
      >
        <span className="sr-only">{galleryText.open} </span>
        {title}
      </span>
    </a>
  );
}
