import { z } from 'zod';
import { banglaFieldTexts } from '#texts/banglaFields.ts';
import { categoryValues } from './categories.ts';
import { howToUse, ingredients, madeIn, maker, netContent, shade } from './cosmeticFacts.schema.ts';
import { optionalPriceField, priceField } from './money.schema.ts';
import { typedNumber, wholeNumber } from './numbers.ts';
import { photoColourMissing, photoOfUnknownColour } from './photoColours.ts';
import {
  colourList,
  comboItemList,
  componentList,
  imageList,
  sizeList,
  specificationMap,
  tagList,
} from './productParts.schema.ts';
import { imageMissing } from './productParts.ts';
import {
  exceedsSizeLimit,
  hasImages,
  hasSizes,
  hasStock,
  isMap,
  MAX_NAME,
  productMessages,
  savedForm,
} from './products.ts';
import { sizeLimit } from './sizes.ts';
import { MAX_STOCK } from './stock.ts';
import { line, paragraph, requiredLine, requiredParagraph } from './text.ts';

const flag = (label: string) => z.boolean({ error: `${label} must be true or false` });

/** The fields without defaults. */
const fields = {
  name: requiredLine('Product name', MAX_NAME),
  description: requiredParagraph('Description', 10_000),
  nameBn: line(() => banglaFieldTexts.name, MAX_NAME),
  descriptionBn: paragraph(() => banglaFieldTexts.description, 10_000),
  price: priceField(productMessages.price),
  originalPrice: optionalPriceField(productMessages.originalPrice),
  /** What a piece costs the shop. 0 is sent to say that it is not known. */
  costPrice: optionalPriceField(productMessages.costPrice),
  category: z.enum(categoryValues, { error: 'Please choose a category' }),
  subcategory: line('Subcategory', 100),
  stock: typedNumber(wholeNumber(productMessages.stock, 0, MAX_STOCK).optional()),
  tags: tagList,
  specifications: specificationMap,
  sizes: sizeList,
  colors: colourList,
  images: imageList,
  featured: flag('Featured'),
  isNewArrival: flag('New arrival'),
  isCombo: flag('Combo'),
  comboItems: comboItemList,
  components: componentList,
  comboDiscount: typedNumber(
    wholeNumber('Combo discount must be a whole percentage from 0 to 100', 0, 100).default(0),
  ),
  isActive: flag('Shown in the shop'),
  ingredients,
  shade,
  netContent,
  howToUse,
  madeIn,
  maker,
};

export const wholeForm = z.object({
  ...fields,
  nameBn: fields.nameBn.default(''),
  descriptionBn: fields.descriptionBn.default(''),
  subcategory: fields.subcategory.default(''),
  tags: fields.tags.default([]),
  specifications: fields.specifications.default({}),
  sizes: fields.sizes.default([]),
  colors: fields.colors.default([]),
  images: fields.images.default([]),
  featured: fields.featured.default(false),
  isNewArrival: fields.isNewArrival.default(false),
  isCombo: fields.isCombo.default(false),
  comboItems: fields.comboItems.default([]),
  components: fields.components.default([]),
  isActive: fields.isActive.default(true),
  ingredients: fields.ingredients.default(''),
  shade: fields.shade.default(''),
  netContent: fields.netContent.default(null),
  howToUse: fields.howToUse.default(''),
  madeIn: fields.madeIn.default(''),
  maker: fields.maker.default(''),
});

export const productFormSchema = wholeForm
  .refine(hasSizes, {
    path: ['sizes'],
    error: productMessages.sizesMissing,
    when: ({ value }) => isMap(value),
  })
  .refine(hasStock, { path: ['stock'], error: productMessages.stock, when: ({ value }) => isMap(value) })
  .refine(hasImages, { path: ['images'], error: imageMissing, when: ({ value }) => isMap(value) })
  .superRefine(({ images, colors }, { addIssue }) => {
    const place = photoOfUnknownColour(images, colors);
    if (place >= 0)
      addIssue({ code: 'custom', path: ['images', place, 'color'], message: photoColourMissing });
  })
  .superRefine((form, { addIssue }) => {
    if (!exceedsSizeLimit(form)) return;
    const message = productMessages.tooManySizes(sizeLimit(form.category));
    addIssue({ code: 'custom', path: ['sizes'], message });
  })
  .transform(savedForm);

/** A change of some fields; the others stay the same. `productFormSchema` validates the result as a whole. */
export const productChangeSchema = z
  .object({
    ...fields,
    // An omitted field stays the same. A blank one is not a number.
    stock: typedNumber(wholeNumber(productMessages.stock, 0, MAX_STOCK)),
    comboDiscount: typedNumber(
      z.number({ error: 'Combo discount must be a whole percentage from 0 to 100' }).optional(),
    ),
  })
  .partial();
