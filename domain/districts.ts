/** The 64 districts of Bangladesh: found in either spelling and either script, kept in one. */
import { z } from 'zod';
import { districtList } from './districtList.ts';

export interface District {
  name: string;
  bangla: string;
  /** Other spellings in use, the newer or older official one first. */
  also: readonly string[];
}

export const districts: readonly District[] = districtList.map(([name, bangla, ...also]) => ({
  name: name.normalize('NFC'),
  bangla: bangla.normalize('NFC'),
  also,
}));

/** Sorted, as the checkout lists them. */
export const districtNames: readonly string[] = districts.map((district) => district.name).sort();

/** Case, spaces and marks don't tell districts apart: "cox's bazar" and "Coxsbazar" are one place. */
export const foldPlace = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');

const spellingsOf = (district: District) => [district.name, district.bangla, ...district.also];

const byFoldedSpelling = new Map(
  districts.flatMap((district) =>
    spellingsOf(district).map((spelling) => [foldPlace(spelling), district] as const),
  ),
);

export const findDistrict = (typed: string): District | null =>
  byFoldedSpelling.get(foldPlace(typed)) ?? null;

export const isDhaka = (typed: string): boolean => findDistrict(typed)?.name === 'Dhaka';

/** Districts with a spelling that begins with what was typed, then those that hold it. All when nothing is typed. */
export function searchDistricts(typed: string): readonly District[] {
  const wanted = foldPlace(typed);
  const beginning = districts.filter((d) => spellingsOf(d).some((s) => foldPlace(s).startsWith(wanted)));
  const holding = districts.filter(
    (d) => !beginning.includes(d) && spellingsOf(d).some((s) => foldPlace(s).includes(wanted)),
  );
  return [...beginning, ...holding];
}

export const districtMessages = { required: 'District is required' } as const;

export const districtField = z
  .string({ error: districtMessages.required })
  .max(100, districtMessages.required)
  .overwrite((typed) => findDistrict(typed)?.name ?? typed)
  .refine((typed) => findDistrict(typed) !== null, districtMessages.required);
