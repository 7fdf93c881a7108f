/** The home page's pictures, prepared by tools/assets/cutBanners.ts, with their built URLs. */
import type { ContentPicture } from '#domain/content.ts';
import { imageUrl, srcSetOf } from '#domain/images.ts';
import onePicture from './pictures/rings-200.avif?url';

const files = import.meta.glob<string>('./pictures/*.{avif,webp,jpg}', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** In the browser one URL gives all others, because they share a folder (tools/build/assetNames.ts). No list is sent. */
const folder = onePicture.slice(0, onePicture.lastIndexOf('/'));

function addressOf(name: string, width: number, format: string): string {
  const file = `${name}-${width}.${format}`;
  return import.meta.env.SSR ? (files[`./pictures/${file}`] ?? '') : `${folder}/${file}`;
}

const srcSet = (name: string, widths: readonly number[], format: string): string =>
  widths.map((width) => `${addressOf(name, width, format)} ${width}w`).join(', ');

export interface CutPicture {
  avif: string;
  webp: string;
  /** For browsers without AVIF and WebP. */
  jpg: string;
}

const cut = (name: string, widths: readonly number[], jpegWidth: number): CutPicture => ({
  avif: srcSet(name, widths, 'avif'),
  webp: srcSet(name, widths, 'webp'),
  jpg: addressOf(name, jpegWidth, 'jpg'),
});

/** The half of a banner that shows the products, for phones. */
export const closeBanner = (name: string): CutPicture => cut(`${name}-close`, [480, 780, 1080], 780);
/** The whole banner with space for text on the left. No WebP, because browsers of wide screens are newer. */
export const wideBanner = (name: string): Omit<CutPicture, 'webp'> => ({
  avif: srcSet(`${name}-wide`, [960, 1440, 1920], 'avif'),
  jpg: addressOf(`${name}-wide`, 1440, 'jpg'),
});
/** A picture that an admin has uploaded, in the sizes of the shop's photos. */
export function uploadedPicture({ publicId, width }: { publicId: string; width: number }): CutPicture {
  const url = imageUrl(publicId);
  return { avif: srcSetOf(url, 'avif', width) ?? '', webp: srcSetOf(url, 'webp', width) ?? '', jpg: url };
}

export const categoryPicture = (picture: ContentPicture): CutPicture =>
  'publicId' in picture ? uploadedPicture(picture) : cut(picture.shipped, [200, 400], 400);
