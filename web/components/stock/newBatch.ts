/** A batch that an admin types when pieces come in. */
import { maySell } from '#domain/batches.ts';
import { colourSlug } from '#domain/colours.ts';

export interface NewBatch {
  /** The color's name. */
  colour: string;
  label: string;
  expiresOn: string;
  pieces: string;
}

export const noBatch: NewBatch = { colour: '', label: '', expiresOn: '', pieces: '' };

const isTyped = ({ label, expiresOn, pieces }: NewBatch): boolean =>
  [label, expiresOn, pieces].some((text) => text.trim() !== '');

/** Its pieces would come in, but not be sold. */
export const isTooSoon = ({ expiresOn }: Pick<NewBatch, 'expiresOn'>, unsoldUntil: string): boolean =>
  expiresOn !== '' && !maySell(expiresOn, unsoldUntil);

/** As a count of the request; none where nothing was typed. */
export function countOfBatch(batch: NewBatch, hasColours: boolean): object[] {
  if (!isTyped(batch)) return [];
  const { label, expiresOn, pieces } = batch;
  const unit = hasColours && batch.colour ? 'colour' : 'product';
  return [
    {
      unit,
      unitName: unit === 'colour' ? colourSlug(batch.colour) : '',
      pieces,
      batch: { label, expiresOn },
    },
  ];
}

/** The errors of the count at this place of the request, by field. */
export const errorsAt = (
  errors: Readonly<Record<string, string>>,
  place: number,
): Readonly<Record<string, string>> => {
  const start = `counts.${place}.`;
  return Object.fromEntries(
    Object.entries(errors).flatMap(([path, message]) =>
      path.startsWith(start) ? [[path.slice(start.length), message]] : [],
    ),
  );
};
