import { z } from 'zod';
import { banglaFieldTexts } from '#texts/banglaFields.ts';
import { fieldTexts } from '#texts/fields.ts';
import { productMessages } from '#texts/productRules.ts';
import { categoryValues } from './categories.ts';
import { howToUse, ingredients, madeIn, maker, netContent, shade } from './cosmeticFacts.schema.ts';
import { optionalPriceField, priceField } from './money.schema.ts';
import { typedNumber, wholeNumber } from './numbers.ts';
import {
  colourList,
  comboItemList,
  componentList,
  imageList,
  sizeList,
  specificationMap,
  tagList,
} from './productParts.schema.ts';
import { PRODUCT_NAME_MAX } from './products.ts';
import { MAX_STOCK } from './stock.ts';
import { line, paragraph, requiredLine, requiredParagraph } from './text.ts';

const flag = (label: () => string) => z.boolean({ error: () => fieldTexts.trueOrFalse(label()) });

/** The fields without defaults. */
const fields = {
  name: requiredLine(() => productMessages.name, PRODUCT_NAME_MAX),
  description: requiredParagraph(() => productMessages.description, 10_000),
  nameBn: line(() => banglaFieldTexts.name, PRODUCT_NAME_MAX),
  descriptionBn: paragraph(() => banglaFieldTexts.description, 10_000),
  price: priceField(() => productMessages.price),
  originalPrice: optionalPriceField(() => productMessages.originalPrice),
  /** What a piece costs the shop. 0 is sent to say that it is not known. */
  costPrice: optionalPriceField(() => productMessages.costPrice),
  category: z.enum(categoryValues, { error: () => productMessages.categoryRequired }),
  subcategory: line(() => productMessages.subcategory, 100),
  stock: typedNumber(wholeNumber(() => productMessages.stock, 0, MAX_STOCK).optional()),
  tags: tagList,
  specifications: specificationMap,
  sizes: sizeList,
  colors: colourList,
  images: imageList,
  featured: flag(() => productMessages.featured),
  isNewArrival: flag(() => productMessages.newArrival),
  isCombo: flag(() => productMessages.combo),
  comboItems: comboItemList,
  components: componentList,
  comboDiscount: typedNumber(wholeNumber(() => productMessages.comboDiscount, 0, 100).default(0)),
  isActive: flag(() => productMessages.shown),
  ingredients,
  shade,
  netContent,
  howToUse,
  madeIn,
  maker,
};

/** All fields. `productFormSchema` adds the rules that depend on more than one of them. */
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

/** A change of some fields; the others stay the same. `productFormSchema` validates the result as a whole. */
export const productChangeSchema = z
  .object({
    ...fields,
    // An omitted field stays the same. A blank one is not a number.
    stock: typedNumber(wholeNumber(() => productMessages.stock, 0, MAX_STOCK)),
    comboDiscount: typedNumber(z.number({ error: () => productMessages.comboDiscount }).optional()),
  })
  .partial();
