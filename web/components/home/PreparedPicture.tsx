import type { CutPicture } from './pictures.ts';

interface PreparedPictureProps {
  picture: CutPicture;
  sizes: string;
  width: number;
  height: number;
  className: string;
  pictureClass?: string;
}

/** A decorative picture of the home page in the best format of the browser. */
export function PreparedPicture({ picture, sizes, pictureClass, ...image }: PreparedPictureProps) {
  return (
    <picture className={pictureClass}>
      <source type="image/avif" srcSet={picture.avif} sizes={sizes} />
      <source type="image/webp" srcSet={picture.webp} sizes={sizes} />
      <img {...image} src={picture.jpg} alt="" loading="lazy" decoding="async" />
    </picture>
  );
}
