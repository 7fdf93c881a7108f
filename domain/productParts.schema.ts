import { z } from 'zod';
import { comboMessages } from '#texts/comboRules.ts';
import { fieldTexts } from '#texts/fields.ts';
import { productMessages, productPartTexts } from '#texts/productRules.ts';
import { selectedField } from './carts.schema.ts';
import { MAX_COLOURS } from './colourPresets.ts';
import { colourSlug } from './colours.ts';
import { MAX_COMPONENT_PIECES } from './comboForm.ts';
import { typedNumber, typedNumberOr, wholeNumber } from './numbers.ts';
import {
  hasNoDuplicates,
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
import { imageAddress } from './uploads.schema.ts';

const count = typedNumberOr(
  0,
  wholeNumber(() => productMessages.stock, 0, MAX_STOCK),
);
const available = z
  .boolean({
    error: () => fieldTexts.trueOrFalse(productPartTexts.available),
  })
  .default(true);

const size = z.object({
  size: requiredLine(() => productPartTexts.size, 50),
  measurement: line(() => productPartTexts.measurement, 50).default(''),
  stock: count,
  available,
});
type SizeRow = z.input<typeof size>;

export const sizeList = z.preprocess(
  (rows: SizeRow[] | undefined) => (Array.isArray(rows) ? rows.filter((row) => !isBlankSize(row)) : rows),
  z
    .array(size, { error: () => productPartTexts.sizesList })
    .max(MAX_SIZES, { error: () => productPartTexts.sizesAtMost(MAX_SIZES) })
    .refine(
      hasNoDuplicates<{ size: string }>((row) => row.size),
      { error: () => productPartTexts.sizesTwice },
    ),
);

const colour = z.object({
  name: requiredLine(() => productPartTexts.colourName, 50),
  hexCode: line(() => productPartTexts.colourCode, 30).default(''),
  stock: count,
  available,
});

export const colourList = z
  .array(colour, { error: () => productPartTexts.coloursList })
  .max(MAX_COLOURS, { error: () => productPartTexts.coloursAtMost(MAX_COLOURS) })
  .refine(
    hasNoDuplicates<{ name: string }>((row) => colourSlug(row.name)),
    { error: () => productPartTexts.coloursTwice },
  );

const image = z.object({
  url: imageAddress,
  publicId: line(() => productPartTexts.imageId, 300)
    .nullish()
    .transform((id) => id ?? ''),
  alt: line(() => productPartTexts.imageAlt, 300)
    .nullish()
    .transform((alt) => alt ?? ''),
  /** The color of the product that the photo shows. Empty for none in particular. */
  color: line(() => productPartTexts.imageColour, 50)
    .nullish()
    .transform((name) => name ?? ''),
});

export const imageList = z
  .array(image, { error: () => productMessages.imageMissing })
  .max(MAX_IMAGES, { error: () => productPartTexts.imagesAtMost(MAX_IMAGES) });

export const tagList = z.preprocess(
  (tags: string | string[] | undefined) =>
    typeof tags === 'string' || Array.isArray(tags) ? splitTags(tags) : tags,
  z
    .array(
      line(() => productPartTexts.tag, 50),
      { error: () => productPartTexts.tagsList },
    )
    .max(MAX_TAGS, { error: () => productPartTexts.tagsAtMost(MAX_TAGS) }),
);

/** In the order written. A name without a value is dropped. */
export const specificationMap = z
  .record(
    requiredLine(() => productPartTexts.specificationName, 60),
    line(() => productPartTexts.specification, 500),
    {
      error: () => productPartTexts.specificationsMap,
    },
  )
  .overwrite((map) => Object.fromEntries(Object.entries(map).filter(([, value]) => value !== '')))
  .refine((map) => Object.keys(map).length <= MAX_SPECIFICATIONS, {
    error: () => productPartTexts.specificationsAtMost(MAX_SPECIFICATIONS),
  });

export const comboItemList = z
  .array(
    z.object({
      name: requiredLine(() => productPartTexts.itemName, 200),
      description: paragraph(() => productPartTexts.itemDescription, 1000).default(''),
    }),
    { error: () => productPartTexts.itemsList },
  )
  .max(MAX_COMBO_ITEMS, { error: () => productPartTexts.itemsAtMost(MAX_COMBO_ITEMS) });

const isNoProduct = { error: () => comboMessages.product };

/** The products that a combo is made of. A size that is left open is chosen by the customer. */
export const componentList = z
  .array(
    z.object({
      product: z
        .string(isNoProduct)
        .min(1, isNoProduct)
        .max(100, isNoProduct)
        .toLowerCase()
        .meta({ format: 'uuid' }),
      quantity: typedNumber(
        wholeNumber(() => comboMessages.quantity(MAX_COMPONENT_PIECES), 1, MAX_COMPONENT_PIECES).default(1),
      ),
      selectedSize: selectedField(() => productPartTexts.size),
      selectedColor: selectedField(() => productPartTexts.colour),
    }),
    { error: () => productPartTexts.componentsList },
  )
  .max(MAX_COMBO_ITEMS, { error: () => productPartTexts.componentsAtMost(MAX_COMBO_ITEMS) })
  .superRefine((components, { addIssue }) => {
    const keys = components.map(({ quantity: _, ...component }) => JSON.stringify(component).toLowerCase());
    for (const [place, key] of keys.entries()) {
      if (keys.indexOf(key) < place)
        addIssue({ code: 'custom', path: [place, 'product'], message: comboMessages.twice });
    }
  });
