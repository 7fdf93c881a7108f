/** The background of a banner. It decides the color of the text. */
export const bannerGrounds = ['wine', 'pearl', 'peach', 'sand', 'night'] as const;
export type BannerGround = (typeof bannerGrounds)[number];
/** True if the text on it must be light. */
export const isDarkGround = (ground: BannerGround): boolean => ground === 'wine' || ground === 'night';
