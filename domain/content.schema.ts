import { z } from 'zod';
import { bannerGrounds } from './bannerGrounds.ts';
import { categoryValues } from './categories.ts';
import { cardIcons, contentLimits, pictureProblem, shippedBanners } from './content.ts';
import { isSafeLink, unsafeLink } from './contentLinks.ts';
import { placeholderProblem } from './contentPlaceholders.ts';
import { anyId } from './ids.schema.ts';
import { line, paragraph, requiredLine, requiredParagraph } from './text.ts';

/** A text in which `{phone}` and other words are replaced. An unknown word is refused at its field. */
const withPlaceholders = <S extends z.ZodType<string, string>>(schema: S) =>
  schema.superRefine((text, { addIssue }) => {
    const problem = placeholderProblem(text);
    if (problem) addIssue({ code: 'custom', message: problem });
  });

const link = (label: string) =>
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
  { error: 'Please choose a picture' },
);

const bannerSchema = z
  .object({
    picture: pictureSchema,
    /** For people who cannot see the picture. The pictures that come with the shop are decoration. */
    alt: line('Description of the picture', 200),
    overline: withPlaceholders(line('Small line', 60)),
    title: withPlaceholders(requiredLine('Title', 80)),
    text: withPlaceholders(line('Text', 160)),
    linkLabel: requiredLine('Button', 30),
    link: link('Link').min(1, 'Link is required'),
    ground: z.enum(bannerGrounds, { error: 'Please choose a background' }),
  })
  .superRefine(({ picture, alt }, { addIssue }) => {
    if (!('publicId' in picture)) return;
    const problem = pictureProblem('banner', picture);
    if (problem) addIssue({ code: 'custom', path: ['picture'], message: problem });
    const missing = 'Please describe the picture for people who cannot see it';
    if (alt === '') addIssue({ code: 'custom', path: ['alt'], message: missing });
  });

const sideCardSchema = z.object({
  icon: z.enum(cardIcons, { error: 'Please choose an icon' }),
  title: withPlaceholders(requiredLine('Title', 60)),
  text: withPlaceholders(requiredLine('Text', 160)),
  link: link('Link'),
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
    .min(1, 'Please add a banner')
    .max(contentLimits.banners, `At most ${contentLimits.banners} banners are allowed`),
  sideCards: z.array(sideCardSchema).length(contentLimits.sideCards, 'There are three side cards'),
  categories: z.array(categoryPictureSchema).max(categoryValues.length),
});

const faqSchema = z.object({
  kind: z.literal('faq'),
  lead: withPlaceholders(requiredLine('Introduction', 300)),
  groups: z
    .array(
      z.object({
        title: withPlaceholders(requiredLine('Title', 80)),
        questions: z
          .array(
            z.object({
              question: withPlaceholders(requiredLine('Question', 200)),
              /** Markdown. */
              answer: requiredParagraph('Answer', contentLimits.answer),
            }),
          )
          .min(1, 'Please add a question')
          .max(
            contentLimits.questionsPerGroup,
            `At most ${contentLimits.questionsPerGroup} questions are allowed`,
          ),
      }),
    )
    .min(1, 'Please add a group of questions')
    .max(contentLimits.groups, `At most ${contentLimits.groups} groups are allowed`),
});

const pageSchema = z.object({
  kind: z.literal('page'),
  title: withPlaceholders(requiredLine('Title', 80)),
  overline: withPlaceholders(line('Small line', 60)),
  /** For search engines and link previews. */
  description: withPlaceholders(requiredLine('Description', 300)),
  lead: withPlaceholders(paragraph('Introduction', 500)),
  /** Markdown. */
  text: requiredParagraph('Text', contentLimits.text),
  /** The heading above the button to the contact page. Empty: no button. */
  contactNote: withPlaceholders(line('Contact note', 80)),
});

/** A piece of content as an admin edits it. */
export const contentSchema = z.discriminatedUnion('kind', [homeSchema, faqSchema, pageSchema]);
