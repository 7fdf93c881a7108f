import { z } from 'zod';
import { toLatinDigits } from './digits.ts';
import { isId } from './ids.ts';
import { choiceField, limitField, pageField } from './listFields.ts';
import { MAX_IDS, readPriceBand, sections, sortValues, withinBoth } from './listing.ts';
import { pageSizes } from './pages.ts';
import { leastRatings } from './ratings.ts';
import { cleanLine } from './text.ts';

/** A text of the query. Blank means absent. */
const textFrom = (max: number) =>
  z
    .string({ error: 'This filter is not valid' })
    .overwrite(cleanLine)
    .max(max, 'This filter is too long')
    .transform((text) => text || undefined)
    .optional();

const amountFrom = (label: string) =>
  z
    .string({ error: `${label} is not valid` })
    .overwrite((text) => toLatinDigits(text).trim())
    .regex(/^(\d{1,12}(\.\d{1,2})?)?$/, `${label} is not valid`)
    .transform((text) => (text === '' ? undefined : Number(text)))
    .optional();

const band = z
  .string({ error: 'Price is not valid' })
  .max(40, 'Price is not valid')
  .refine((text) => text.trim() === '' || readPriceBand(text) !== null, 'Price is not valid')
  .transform((text) => (text.trim() === '' ? undefined : (readPriceBand(text) ?? undefined)))
  .optional();

const flag = z
  .enum(['0', '1', 'true', 'false', ''], { error: 'Use 1 or 0' })
  .transform((text) => text === '1' || text === 'true')
  .optional();

const sort = choiceField(sortValues, `Sort must be one of ${sortValues.join(', ')}`);
const section = choiceField(sections, `Section must be one of ${sections.join(', ')}`);

const rating = choiceField(
  leastRatings.map(String),
  `Rating must be one of ${leastRatings.join(', ')}`,
).transform((stars) => leastRatings.find((least) => String(least) === stars));

/**
 * Product ids separated by commas: a guest's cart and wishlist, recently viewed products. Unknown ids are
 * skipped.
 */
const ids = z
  .string({ error: 'Ids are not valid' })
  .max(5000, 'Ids are not valid')
  .toLowerCase()
  .transform((text) => [...new Set(text.split(',').filter(isId))].slice(0, MAX_IDS))
  .optional();

/** The query of `GET /products`. Category and colour are any text here: unknown ones find nothing. */
export const listingSchema = z
  .object({
    page: pageField,
    limit: limitField(pageSizes.shop),
    sort,
    category: textFrom(60),
    search: textFrom(200),
    color: textFrom(60),
    size: textFrom(60),
    offer: flag,
    inStock: flag,
    rating,
    section,
    ids,
    price: band,
    minPrice: amountFrom('Lowest price'),
    maxPrice: amountFrom('Highest price'),
    facets: flag,
  })
  .transform(({ price, minPrice, maxPrice, offer, inStock, facets, ...listing }) => ({
    ...listing,
    ...withinBoth(price ?? {}, { minPrice, maxPrice }),
    offer: offer ?? false,
    inStock: inStock ?? false,
    facets: facets ?? false,
  }));
