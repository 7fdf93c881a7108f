/** The pictures and icons of content. */
import { contentTexts } from '#texts/content.ts';

export const cardIcons = ['coins', 'headset', 'badge'] as const;
export type CardIcon = (typeof cardIcons)[number];

/** The pictures that come with the shop: three banners, and one picture for each category. */
export const shippedBanners = ['gold-silk', 'pearl-stone', 'cosmetics-peach'] as const;

/** The smallest pictures that are sharp where they are shown, in pixels. */
export const smallestPictures = {
  banner: { width: 1280, height: 600 },
  category: { width: 400, height: 400 },
} as const;
export type PictureUse = keyof typeof smallestPictures;

/** Why a picture cannot be used. Null if it can. Width and height in pixels. */
export function pictureProblem(use: PictureUse, size: { width: number; height: number }): string | null {
  const { width, height } = smallestPictures[use];
  if (size.width >= width && size.height >= height) return null;
  const tooSmall = use === 'banner' ? contentTexts.bannerTooSmall : contentTexts.categoryTooSmall;
  return tooSmall(size.width, size.height, width, height);
}
