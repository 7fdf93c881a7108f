import { z } from 'zod';
import { fieldTexts } from '#texts/fields.ts';
import { listingFaults } from '#texts/listing.ts';
import { MAX_IDS, SEARCH_MAX } from './askingLimits.ts';
import { toLatinDigits } from './digits.ts';
import { isId } from './ids.ts';
import { choiceField, limitField, pageField } from './listFields.ts';
import { readPriceBand, sections, sortValues, withinBoth } from './listing.ts';
import { pageSizes } from './pages.ts';
import { leastRatings } from './ratings.ts';
import { cleanLine } from './text.ts';

/** A text of the query. Blank means absent. */
const textFrom = (max: number) =>
  z
    .string({ error: () => listingFaults.filterNotValid })
    .overwrite(cleanLine)
    .max(max, { error: () => listingFaults.filterTooLong })
    .transform((text) => text || undefined)
    .optional();

const notValid = (label: () => string) => ({ error: () => fieldTexts.notValid(label()) });

const amountFrom = (label: () => string) =>
  z
    .string(notValid(label))
    .overwrite((text) => toLatinDigits(text).trim())
    .regex(/^(\d{1,12}(\.\d{1,2})?)?$/, notValid(label))
    .transform((text) => (text === '' ? undefined : Number(text)))
    .optional();

const badBand = notValid(() => listingFaults.price);
const band = z
  .string(badBand)
  .max(40, badBand)
  .refine((text) => text.trim() === '' || readPriceBand(text) !== null, badBand)
  .transform((text) => (text.trim() === '' ? undefined : (readPriceBand(text) ?? undefined)))
  .optional();

const flag = z
  .enum(['0', '1', 'true', 'false', ''], { error: () => listingFaults.useOneOrZero })
  .transform((text) => text === '1' || text === 'true')
  .optional();

const sort = choiceField(sortValues, () => fieldTexts.oneOf(listingFaults.sort, sortValues.join(', ')));
const section = choiceField(sections, () => fieldTexts.oneOf(listingFaults.section, sections.join(', ')));

const rating = choiceField(leastRatings.map(String), () =>
  fieldTexts.oneOf(listingFaults.rating, leastRatings.join(', ')),
).transform((stars) => leastRatings.find((least) => String(least) === stars));

/**
 * Product ids separated by commas: a guest's cart and wishlist, recently viewed products. Unknown ids are
 * skipped.
 */
const ids = z
  .string({ error: () => listingFaults.idsNotValid })
  .max(5000, { error: () => listingFaults.idsNotValid })
  .toLowerCase()
  .transform((text) => [...new Set(text.split(',').filter(isId))].slice(0, MAX_IDS))
  .optional();

/** The query of `GET /products`. Category and color are any text here: unknown ones find nothing. */
export const listingSchema = z
  .object({
    page: pageField,
    limit: limitField(pageSizes.shop),
    sort,
    category: textFrom(60),
    search: textFrom(SEARCH_MAX),
    color: textFrom(60),
    size: textFrom(60),
    offer: flag,
    inStock: flag,
    rating,
    section,
    ids,
    price: band,
    minPrice: amountFrom(() => listingFaults.lowestPrice),
    maxPrice: amountFrom(() => listingFaults.highestPrice),
    facets: flag,
  })
  .transform(({ price, minPrice, maxPrice, offer, inStock, facets, ...listing }) => ({
    ...listing,
    ...withinBoth(price ?? {}, { minPrice, maxPrice }),
    offer: offer ?? false,
    inStock: inStock ?? false,
    facets: facets ?? false,
  }));

export type Listing = z.output<typeof listingSchema>;
