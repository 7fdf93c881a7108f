/** The lists of a product: sizes, colors, images, tags, specifications, combo items. */
import { readNumber } from './numbers.ts';
import { cleanLine } from './text.ts';

/** The most entries of each list of one product. */
export const MAX_IMAGES = 20;
export const MAX_TAGS = 30;
export const MAX_SPECIFICATIONS = 40;
export const MAX_COMBO_ITEMS = 30;

/** The specifications in the form. Others are stored unchanged. */
export const knownSpecifications = ['material', 'color', 'size', 'weight'] as const;

/** A check for a schema: no two items have the same name, whatever its case. */
export const hasNoDuplicates =
  <T>(nameOf: (item: T) => string) =>
  (items: readonly T[]): boolean => {
    const names = items.map((item) => nameOf(item).toLowerCase());
    return new Set(names).size === names.length;
  };

const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/** True for an empty row of the form. A value of another type is not blank; the schema refuses it. */
export const isBlankSize = (row: unknown): boolean => {
  if (typeof row !== 'object' || row === null || Array.isArray(row)) return false;
  const { size, measurement, stock } = row as Record<string, unknown>;
  const count = readNumber(stock);
  return isBlank(size) && isBlank(measurement) && (count === undefined || count === 0);
};

/** A list, or text separated by commas. Items are trimmed; blanks and duplicates are dropped. */
export const splitTags = (tags: string | readonly string[]): string[] =>
  [
    ...new Set(
      (typeof tags === 'string' ? tags.split(',') : tags).map((tag) =>
        typeof tag === 'string' ? cleanLine(tag) : tag,
      ),
    ),
  ].filter((tag) => tag !== '');
