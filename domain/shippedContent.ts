/** What comes with the shop is version 0 of each piece of content. */
import type { Content, ContentKey } from './content.ts';
import { shippedFaq } from './shippedFaq.ts';
import { shippedHome } from './shippedHome.ts';
import { shippedPages } from './shippedPages.ts';

export const shippedContent: Readonly<Record<ContentKey, Content>> = {
  home: shippedHome,
  faq: shippedFaq,
  ...shippedPages,
};
