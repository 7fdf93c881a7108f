/** What comes with the shop is version 0 of each piece of content. */
import { type Content, type ContentKey, type PageKey, pageKeys } from './content.ts';
import { shippedFaq } from './shippedFaq.ts';
import { shippedFaqBn } from './shippedFaqBn.ts';
import { shippedHome } from './shippedHome.ts';
import { shippedHomeBn } from './shippedHomeBn.ts';
import { shippedPages } from './shippedPages.ts';
import { shippedPagesBn } from './shippedPagesBn.ts';

const banglaPages = Object.fromEntries(
  pageKeys.map((page) => [`bn-${page}`, shippedPagesBn[page]]),
) as Record<`bn-${PageKey}`, Content>;

export const shippedContent: Readonly<Record<ContentKey, Content>> = {
  home: shippedHome,
  faq: shippedFaq,
  ...shippedPages,
  'bn-home': shippedHomeBn,
  'bn-faq': shippedFaqBn,
  ...banglaPages,
};
