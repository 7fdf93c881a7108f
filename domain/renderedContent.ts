/** Content as pages show it: long texts are trees of known parts, and words such as `{phone}` are replaced. */
import type { z } from 'zod';
import type {
  renderedContentSchema,
  renderedFaqSchema,
  renderedHomeSchema,
  renderedPageSchema,
} from './renderedContent.schema.ts';

export type RenderedContent = z.output<typeof renderedContentSchema>;
export type RenderedHome = z.output<typeof renderedHomeSchema>;
export type RenderedFaq = z.output<typeof renderedFaqSchema>;
export type RenderedPage = z.output<typeof renderedPageSchema>;
export type RenderedBanner = RenderedHome['banners'][number];
export type RenderedSideCard = RenderedHome['sideCards'][number];
