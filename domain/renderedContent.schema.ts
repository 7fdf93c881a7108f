/** Content as pages show it. */
import { z } from 'zod';
import { bannerGrounds } from './bannerGrounds.ts';
import { categoryValues } from './categories.ts';
import { pictureSchema } from './content.schema.ts';
import { cardIcons } from './contentPictures.ts';
import { blockSchema, sectionSchema } from './richText.schema.ts';

const text = z.string();

const banner = z.object({
  picture: pictureSchema,
  alt: text,
  overline: text,
  title: text,
  text,
  linkLabel: text,
  link: text,
  ground: z.enum(bannerGrounds),
});

const sideCard = z.object({ icon: z.enum(cardIcons), title: text, text, link: text });

export const renderedHomeSchema = z.object({
  kind: z.literal('home'),
  banners: z.array(banner),
  sideCards: z.array(sideCard),
  categories: z.array(z.object({ category: z.enum(categoryValues), picture: pictureSchema })),
});

export const renderedFaqSchema = z.object({
  kind: z.literal('faq'),
  lead: text,
  groups: z.array(
    z.object({
      title: text,
      questions: z.array(z.object({ question: text, answer: z.array(blockSchema) })),
    }),
  ),
});

export const renderedPageSchema = z.object({
  kind: z.literal('page'),
  title: text,
  overline: text,
  description: text,
  lead: text,
  sections: z.array(sectionSchema),
  contactNote: text,
});

export const renderedContentSchema = z.discriminatedUnion('kind', [
  renderedHomeSchema,
  renderedFaqSchema,
  renderedPageSchema,
]);
