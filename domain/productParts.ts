/** The lists inside a product: sizes, colours, images, tags, specifications, combo contents. */
import { z } from 'zod';
import { MAX_SIZES } from './bangleSizes.ts';
import { colourSlug, MAX_COLOURS } from './colours.ts';
import { typedNumber, wholeNumber } from './numbers.ts';
import { MAX_STOCK } from './stock.ts';
import { cleanLine, line, paragraph, requiredLine } from './text.ts';
import { imageAddress } from './uploads.ts';

export const MAX_IMAGES = 20;
export const MAX_TAGS = 30;
export const MAX_SPECIFICATIONS = 40;
export const MAX_COMBO_ITEMS = 30;

/** The specifications that the form asks for; others are kept as they are. */
export const knownSpecifications = ['material', 'color', 'size', 'weight'] as const;

const count = typedNumber(wholeNumber('Valid stock quantity is required', 0, MAX_STOCK).default(0));
const available = z.boolean({ error: 'available must be true or false' }).default(true);

const hasNoTwice =
  <T>(nameOf: (item: T) => string) =>
  (items: readonly T[]): boolean => {
    const names = items.map((item) => nameOf(item).toLowerCase());
    return new Set(names).size === names.length;
  };

const size = z.object({
  size: requiredLine('Size', 50),
  measurement: line('Measurement', 50).default(''),
  stock: count,
  available,
});

/** A row of the form that nobody has written in. */
const isBlankSize = (row: unknown): boolean => {
  const { size, measurement, stock } = (row ?? {}) as Record<string, unknown>;
  const isBlank = (value: unknown) => value === undefined || value === null || String(value).trim() === '';
  return isBlank(size) && isBlank(measurement) && (isBlank(stock) || Number(stock) === 0);
};

type SizeRow = z.input<typeof size>;

export const sizeList = z.preprocess(
  (rows: SizeRow[] | undefined) => (Array.isArray(rows) ? rows.filter((row) => !isBlankSize(row)) : rows),
  z
    .array(size, { error: 'Sizes must be a list' })
    .max(MAX_SIZES, `At most ${MAX_SIZES} sizes are allowed`)
    .refine(
      hasNoTwice<{ size: string }>((row) => row.size),
      'Duplicate sizes are not allowed',
    ),
);

const colour = z.object({
  name: requiredLine('Color name', 50),
  hexCode: line('Color code', 30).default(''),
  stock: count,
  available,
});

export const colourList = z
  .array(colour, { error: 'Colors must be a list' })
  .max(MAX_COLOURS, `At most ${MAX_COLOURS} colors are allowed`)
  .refine(
    hasNoTwice<{ name: string }>((row) => colourSlug(row.name)),
    'Duplicate colors are not allowed',
  );

const image = z.object({
  url: imageAddress,
  publicId: line('Image id', 300)
    .nullish()
    .transform((id) => id ?? ''),
  alt: line('Image description', 300)
    .nullish()
    .transform((alt) => alt ?? ''),
});

export const imageList = z
  .array(image, { error: 'At least one image is required' })
  .min(1, 'At least one image is required')
  .max(MAX_IMAGES, `At most ${MAX_IMAGES} images are allowed`);

/** Typed with commas between, or a list: trimmed, blanks and repetitions dropped. */
export const splitTags = (tags: string | readonly string[]): string[] =>
  [
    ...new Set(
      (typeof tags === 'string' ? tags.split(',') : tags).map((tag) =>
        typeof tag === 'string' ? cleanLine(tag) : tag,
      ),
    ),
  ].filter((tag) => tag !== '');

export const tagList = z.preprocess(
  (tags: string | string[] | undefined) =>
    typeof tags === 'string' || Array.isArray(tags) ? splitTags(tags) : tags,
  z
    .array(line('Tag', 50), { error: 'Tags must be a list' })
    .max(MAX_TAGS, `At most ${MAX_TAGS} tags are allowed`),
);

/** Kept in the order they were written; a name without a value is dropped. */
export const specificationMap = z
  .record(requiredLine('Specification name', 60), line('Specification', 500), {
    error: 'Specifications must be a map',
  })
  .overwrite((map) => Object.fromEntries(Object.entries(map).filter(([, value]) => value !== '')))
  .refine(
    (map) => Object.keys(map).length <= MAX_SPECIFICATIONS,
    `At most ${MAX_SPECIFICATIONS} specifications are allowed`,
  );

export const comboItemList = z
  .array(
    z.object({
      name: requiredLine('Item name', 200),
      description: paragraph('Item description', 1000).default(''),
    }),
    { error: 'Combo items must be a list' },
  )
  .max(MAX_COMBO_ITEMS, `At most ${MAX_COMBO_ITEMS} combo items are allowed`);
