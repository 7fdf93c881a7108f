/** The three banners of the home page and how the browser is told to fetch the first one first. */
import type { LinkDescriptor } from 'react-router';
import { bannerPicture } from './pictures.ts';

export const banners = [
  {
    name: 'gold-silk',
    overline: 'Made by hand in Bangladesh',
    title: 'Gold for the days that matter',
    text: 'Churi, bala and jhumka, finished by hand and worn for years.',
    ground: 'bg-[#6f2636]',
    isDark: true,
  },
  {
    name: 'pearl-stone',
    overline: 'Pearl & silver',
    title: 'Quiet things, close to the skin',
    text: 'Pearl strands, fine rings and silver bala for every day.',
    ground: 'bg-[#e7e4e0]',
    isDark: false,
  },
  {
    name: 'cosmetics-peach',
    overline: 'Cosmetics',
    title: 'A little colour, a little attar',
    text: 'Lipstick, alta, kajal and creams that are kind to you.',
    ground: 'bg-[#f2d9ba]',
    isDark: false,
  },
] as const;

export type Banner = (typeof banners)[number];

export const bannerSizes =
  '(min-width: 90rem) 38rem, (min-width: 64rem) 42vw, (min-width: 48rem) 55vw, 100vw';

/** The largest thing on the first screen is on its way before the page has been read to its end. */
export const firstBannerPreloads: readonly LinkDescriptor[] = [
  {
    rel: 'preload',
    as: 'image',
    type: 'image/avif',
    imageSrcSet: bannerPicture(banners[0].name).avif,
    imageSizes: bannerSizes,
    ...({ fetchPriority: 'high' } as object),
  },
];
