/** The three banners of the home page and how the browser is told to fetch the first one first. */
import type { LinkDescriptor } from 'react-router';
import { closeBanner, wideBanner } from './pictures.ts';

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

export const wideFrom = '(min-width: 64rem)';
export const wideSizes = '(min-width: 80rem) 75rem, 100vw';
export const closeSizes = '(min-width: 48rem) 55vw, 100vw';

function preload(imageSrcSet: string, imageSizes: string, media: string): LinkDescriptor {
  const link = { rel: 'preload', as: 'image', type: 'image/avif', imageSrcSet, imageSizes, media } as const;
  return { ...link, ...({ fetchPriority: 'high' } as object) };
}

/** The largest thing on the first screen is on its way before the page has been read to its end. */
export const firstBannerPreloads: readonly LinkDescriptor[] = [
  preload(wideBanner(banners[0].name).avif, wideSizes, wideFrom),
  preload(closeBanner(banners[0].name).avif, closeSizes, '(max-width: 63.99rem)'),
];
