import { pictureAddress } from "./picture-address.ts";

/** Classes, because the content security policy blocks `style` attributes. */
const positions = {
  "45% 50%": "object-[45%_50%]",
  "50% 50%": "object-center",
  "50% 70%": "object-[50%_70%]",
  "55% 50%": "object-[55%_50%]",
  "62% 50%": "object-[62%_50%]",
  "70% 50%": "object-[70%_50%]",
  "78% 50%": "object-[78%_50%]",
  "80% 50%": "object-[80%_50%]",
} as const;

interface PictureFile {
  file: string;
  width: number;
  height: number;
}

interface PictureProps extends PictureFile {
  alt: string;
  position?: keyof typeof positions;
  /** Takes its place below the `md` breakpoint. */
  portrait?: PictureFile;
  /** For the one picture of the first screen: load it at once, before anything else. */
  priority?: boolean;
  className?: string;
}

/** A picture of app/pictures, in the best format that the browser knows. */
export function Picture({
  file,
  alt,
  width,
  height,
  position = "50% 50%",
  portrait,
  priority = false,
  className = "",
}: PictureProps) {
  const address = pictureAddress(file, "svg") ?? pictureAddress(file, "webp");
  if (!address) throw new Error(`There is no picture ${file} in app/pictures`);

  return (
    <picture>
      {portrait && <Source {...portrait} format="avif" media="(width < 48rem)" />}
      {portrait && <Source {...portrait} format="webp" media="(width < 48rem)" />}
      <Source file={file} width={width} height={height} format="avif" />
      <img
        src={address}
        alt={alt}
        width={width}
        height={height}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : "auto"}
        decoding="async"
        className={`${positions[position]} ${className}`}
      />
    </picture>
  );
}

function Source({
  file,
  format,
  ...attributes
}: PictureFile & { format: "avif" | "webp"; media?: string }) {
  const address = pictureAddress(file, format);
  return address && <source srcSet={address} type={`image/${format}`} {...attributes} />;
}
