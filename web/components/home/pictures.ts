/** The home page's own pictures, cut beforehand by tools/cutBanners.ts: where each stands once built. */
const files = import.meta.glob<string>('./pictures/*.{avif,webp,jpg}', {
  eager: true,
  query: '?url',
  import: 'default',
});

const addressOf = (name: string, width: number, format: string): string =>
  files[`./pictures/${name}-${width}.${format}`] ?? '';

const srcSet = (name: string, widths: readonly number[], format: string): string =>
  widths.map((width) => `${addressOf(name, width, format)} ${width}w`).join(', ');

export interface CutPicture {
  avif: string;
  webp: string;
  /** For browsers that read neither. */
  jpg: string;
}

const cut = (name: string, widths: readonly number[], jpegWidth: number): CutPicture => ({
  avif: srcSet(name, widths, 'avif'),
  webp: srcSet(name, widths, 'webp'),
  jpg: addressOf(name, jpegWidth, 'jpg'),
});

/** The half of a banner where the goods stand; its words stand beside or below it. */
export const bannerPicture = (name: string): CutPicture => cut(`${name}-close`, [480, 780, 1080], 780);
export const categoryPicture = (category: string): CutPicture => cut(category, [200, 400], 400);
