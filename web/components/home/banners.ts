/** The three banners of the home page, and the preload of the first one. */
import type { LinkDescriptor } from 'react-router';
import { closeBanner, wideBanner } from './pictures.ts';

export const banners = [
  {
    name: 'gold-silk',
    overline: 'Made by hand in Bangladesh',
    title: 'Gold for special days',
    text: 'Handmade churi, bala and jhumka for weddings and Eid.',
    ground: 'bg-[#6f2636]',
    isDark: true,
  },
  {
    name: 'pearl-stone',
    overline: 'Pearl & silver',
    title: 'Simple jewelry for every day',
    text: 'Pearl necklaces, fine rings and silver bala.',
    ground: 'bg-[#e7e4e0]',
    isDark: false,
  },
  {
    name: 'cosmetics-peach',
    overline: 'Cosmetics',
    title: 'A little color, a little attar',
    text: 'Lipstick, alta, kajal and gentle creams.',
    ground: 'bg-[#f2d9ba]',
    isDark: false,
  },
] as const;

export type Banner = (typeof banners)[number];

/** From this width on, the text is on the picture. */
export const wideMedia = '(min-width: 48rem)';
export const closeSizes = '100vw';
export const wideSizes = '(min-width: 90rem) 60rem, (min-width: 80rem) 54rem, calc(100vw - 2rem)';

const preload = (media: string, imageSrcSet: string, imageSizes: string): LinkDescriptor => ({
  rel: 'preload',
  as: 'image',
  type: 'image/avif',
  media,
  imageSrcSet,
  imageSizes,
  ...({ fetchPriority: 'high' } as object),
});

/** Preloads the largest element of the first screen before the browser has parsed the page. */
export const firstBannerPreloads: readonly LinkDescriptor[] = [
  preload('(max-width: 47.99rem)', closeBanner(banners[0].name).avif, closeSizes),
  preload(wideMedia, wideBanner(banners[0].name).avif, wideSizes),
];
