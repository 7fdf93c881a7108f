/** The pictures of the banners, and the preload of the first one. */
import type { LinkDescriptor } from 'react-router';
import type { ContentPicture } from '#domain/content.ts';
import { type CutPicture, closeBanner, uploadedPicture, wideBanner } from './pictures.ts';

/** From this width on, the text is on the picture. */
export const wideMedia = '(min-width: 48rem)';
const wideSizes = '(min-width: 90rem) 60rem, (min-width: 80rem) 54rem, calc(100vw - 2rem)';

interface BannerPictures {
  /** For phones: the side of the picture that shows the products. */
  close: CutPicture & { sizes: string };
  wide: Omit<CutPicture, 'webp'> & { sizes: string };
}

/** Phones show a part of an uploaded picture, which is therefore wider than the screen. */
export function bannerPictures(picture: ContentPicture): BannerPictures {
  if ('publicId' in picture) {
    const uploaded = uploadedPicture(picture);
    return { close: { ...uploaded, sizes: '128vw' }, wide: { ...uploaded, sizes: wideSizes } };
  }
  const { shipped } = picture;
  return {
    close: { ...closeBanner(shipped), sizes: '100vw' },
    wide: { ...wideBanner(shipped), sizes: wideSizes },
  };
}

const preload = (media: string, picture: { avif: string; sizes: string }): LinkDescriptor => ({
  rel: 'preload',
  as: 'image',
  type: 'image/avif',
  media,
  imageSrcSet: picture.avif,
  imageSizes: picture.sizes,
  ...({ fetchPriority: 'high' } as object),
});

/** Preloads the largest element of the first screen before the browser has parsed the page. */
export function bannerPreloads(picture: ContentPicture): LinkDescriptor[] {
  const { close, wide } = bannerPictures(picture);
  return [preload('(max-width: 47.99rem)', close), preload(wideMedia, wide)];
}
