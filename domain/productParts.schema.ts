import { z } from 'zod';
import { colourSlug, MAX_COLOURS } from './colours.ts';
import { comboMessages, MAX_COMPONENT_PIECES } from './comboForm.ts';
import { typedNumber, typedNumberOr, wholeNumber } from './numbers.ts';
import type { SizeRow } from './productParts.ts';
import {
  hasNoDuplicates,
  imageMissing,
  isBlankSize,
  MAX_COMBO_ITEMS,
  MAX_IMAGES,
  MAX_SPECIFICATIONS,
  MAX_TAGS,
  splitTags,
} from './productParts.ts';
import { MAX_SIZES } from './sizes.ts';
import { MAX_STOCK } from './stock.ts';
import { line, paragraph, requiredLine } from './text.ts';
import { imageAddress } from './uploads.ts';

const count = typedNumberOr(0, wholeNumber('Valid stock quantity is required', 0, MAX_STOCK));
const available = z.boolean({ error: 'available must be true or false' }).default(true);

export const size = z.object({
  size: requiredLine('Size', 50),
  measurement: line('Measurement', 50).default(''),
  stock: count,
  available,
});

export const sizeList = z.preprocess(
  (rows: SizeRow[] | undefined) => (Array.isArray(rows) ? rows.filter((row) => !isBlankSize(row)) : rows),
  z
    .array(size, { error: 'Sizes must be a list' })
    .max(MAX_SIZES, `At most ${MAX_SIZES} sizes are allowed`)
    .refine(
      hasNoDuplicates<{ size: string }>((row) => row.size),
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
    hasNoDuplicates<{ name: string }>((row) => colourSlug(row.name)),
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
  /** The colour of the product that the photo shows. Empty for none in particular. */
  color: line('Image color', 50)
    .nullish()
    .transform((name) => name ?? ''),
});

export const imageList = z
  .array(image, { error: imageMissing })
  .max(MAX_IMAGES, `At most ${MAX_IMAGES} images are allowed`);

export const tagList = z.preprocess(
  (tags: string | string[] | undefined) =>
    typeof tags === 'string' || Array.isArray(tags) ? splitTags(tags) : tags,
  z
    .array(line('Tag', 50), { error: 'Tags must be a list' })
    .max(MAX_TAGS, `At most ${MAX_TAGS} tags are allowed`),
);

/** In the order written. A name without a value is dropped. */
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

const choice = (label: string) =>
  line(label, 50)
    .nullish()
    .transform((name) => name || null);

/** The products that a combo is made of. A size that is left open is chosen by the customer. */
export const componentList = z
  .array(
    z.object({
      product: z
        .string({ error: comboMessages.product })
        .min(1, comboMessages.product)
        .max(100, comboMessages.product)
        .toLowerCase()
        .meta({ format: 'uuid' }),
      quantity: typedNumber(wholeNumber(comboMessages.quantity, 1, MAX_COMPONENT_PIECES).default(1)),
      selectedSize: choice('Size'),
      selectedColor: choice('Color'),
    }),
    { error: 'Components must be a list' },
  )
  .max(MAX_COMBO_ITEMS, `At most ${MAX_COMBO_ITEMS} products can be in a combo`)
  .superRefine((components, { addIssue }) => {
    const keys = components.map(({ quantity: _, ...component }) => JSON.stringify(component).toLowerCase());
    for (const [place, key] of keys.entries()) {
      if (keys.indexOf(key) < place)
        addIssue({ code: 'custom', path: [place, 'product'], message: comboMessages.twice });
    }
  });
