import { z } from 'zod';
import { contentRules } from '#texts/contentRules.ts';
import { fieldTexts } from '#texts/fields.ts';
import { bannerGrounds } from './bannerGrounds.ts';
import { categoryValues } from './categories.ts';
import { contentLimits } from './contentLimits.ts';
import { isSafeLink, unsafeLink } from './contentLinks.ts';
import { cardIcons, pictureProblem, shippedBanners } from './contentPictures.ts';
import { placeholderProblem } from './contentPlaceholders.ts';
import { anyId } from './ids.schema.ts';
import type { Label } from './labels.ts';
import { line, paragraph, requiredLine, requiredParagraph } from './text.ts';

/** A text in which `{phone}` and other words are replaced. An unknown word is refused at its field. */
const withPlaceholders = <S extends z.ZodType<string, string>>(schema: S) =>
  schema.superRefine((text, { addIssue }) => {
    const problem = placeholderProblem(text);
    if (problem) addIssue({ code: 'custom', message: problem });
  });

const link = (label: Label) =>
  line(label, 300).superRefine((address, { addIssue }) => {
    if (address !== '' && !isSafeLink(address)) addIssue({ code: 'custom', message: unsafeLink(address) });
  });

const pixels = z.int().positive();

/** A picture of the shop's own, by name, or an uploaded one. The server fills in its width and height. */
export const pictureSchema = z.union(
  [
    z.object({ shipped: z.enum([...shippedBanners, ...categoryValues]) }),
    z.object({ publicId: anyId, width: pixels, height: pixels }),
  ],
  { error: () => contentRules.pictureRequired },
);

const bannerSchema = z
  .object({
    picture: pictureSchema,
    /** For people who cannot see the picture. The pictures that come with the shop are decoration. */
    alt: line(() => contentRules.alt, 200),
    overline: withPlaceholders(line(() => contentRules.overline, 60)),
    title: withPlaceholders(requiredLine(() => contentRules.title, 80)),
    text: withPlaceholders(line(() => contentRules.text, 160)),
    linkLabel: requiredLine(() => contentRules.button, 30),
    link: link(() => contentRules.link).min(1, { error: () => fieldTexts.required(contentRules.link) }),
    ground: z.enum(bannerGrounds, { error: () => contentRules.groundRequired }),
  })
  .superRefine(({ picture, alt }, { addIssue }) => {
    if (!('publicId' in picture)) return;
    const problem = pictureProblem('banner', picture);
    if (problem) addIssue({ code: 'custom', path: ['picture'], message: problem });
    if (alt === '') addIssue({ code: 'custom', path: ['alt'], message: contentRules.altRequired });
  });

const sideCardSchema = z.object({
  icon: z.enum(cardIcons, { error: () => contentRules.iconRequired }),
  title: withPlaceholders(requiredLine(() => contentRules.title, 60)),
  text: withPlaceholders(requiredLine(() => contentRules.text, 160)),
  link: link(() => contentRules.link),
});

const categoryPictureSchema = z
  .object({ category: z.enum(categoryValues), picture: pictureSchema })
  .superRefine(({ picture }, { addIssue }) => {
    const problem = 'publicId' in picture ? pictureProblem('category', picture) : null;
    if (problem) addIssue({ code: 'custom', path: ['picture'], message: problem });
  });

const homeSchema = z.object({
  kind: z.literal('home'),
  banners: z
    .array(bannerSchema)
    .min(1, { error: () => contentRules.bannerRequired })
    .max(contentLimits.banners, { error: () => contentRules.bannersAtMost(contentLimits.banners) }),
  sideCards: z
    .array(sideCardSchema)
    .length(contentLimits.sideCards, { error: () => contentRules.threeCards }),
  categories: z.array(categoryPictureSchema).max(categoryValues.length),
});

const faqSchema = z.object({
  kind: z.literal('faq'),
  lead: withPlaceholders(requiredLine(() => contentRules.introduction, 300)),
  groups: z
    .array(
      z.object({
        title: withPlaceholders(requiredLine(() => contentRules.title, 80)),
        questions: z
          .array(
            z.object({
              question: withPlaceholders(requiredLine(() => contentRules.question, 200)),
              /** Markdown. */
              answer: requiredParagraph(() => contentRules.answer, contentLimits.answer),
            }),
          )
          .min(1, { error: () => contentRules.questionRequired })
          .max(contentLimits.questionsPerGroup, {
            error: () => contentRules.questionsAtMost(contentLimits.questionsPerGroup),
          }),
      }),
    )
    .min(1, { error: () => contentRules.groupRequired })
    .max(contentLimits.groups, { error: () => contentRules.groupsAtMost(contentLimits.groups) }),
});

const pageSchema = z.object({
  kind: z.literal('page'),
  title: withPlaceholders(requiredLine(() => contentRules.title, 80)),
  overline: withPlaceholders(line(() => contentRules.overline, 60)),
  /** For search engines and link previews. */
  description: withPlaceholders(requiredLine(() => contentRules.description, 300)),
  lead: withPlaceholders(paragraph(() => contentRules.introduction, 500)),
  /** Markdown. */
  text: requiredParagraph(() => contentRules.text, contentLimits.text),
  /** The heading above the button to the contact page. Empty: no button. */
  contactNote: withPlaceholders(line(() => contentRules.contactNote, 80)),
});

/** A piece of content as an admin edits it. */
export const contentSchema = z.discriminatedUnion('kind', [homeSchema, faqSchema, pageSchema]);
