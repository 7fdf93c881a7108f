/**
 * Refuses photos of the shop that no longer exist. A form can stay open longer than the day after which photos that
 * nothing shows are deleted.
 */
import { publicIdOf } from '#domain/images.ts';
import { Problem } from '#domain/problems.ts';
import type { ProductForm } from '#domain/productForm.ts';
import type { Database } from '#server/database/connect.ts';
import { lockPhotos } from '#server/uploads/uploadQueries.ts';
import { uploadRefusals } from '#texts/uploads.ts';

interface FormToCheck {
  /** Null for a new product. */
  before: ProductForm | null;
  form: ProductForm;
}

interface OwnPhoto {
  id: string;
  /** In the form's images. */
  index: number;
}

/** The shop's own photos that the form adds. Those that the product shows already are not checked again. */
function addedPhotos({ before, form }: FormToCheck): OwnPhoto[] {
  const shown = new Set(before?.images.map(({ url }) => url));
  return form.images.flatMap(({ url }, index) => {
    const id = shown.has(url) ? null : publicIdOf(url);
    return id ? [{ id, index }] : [];
  });
}

/** The added photos that exist. In a transaction they cannot be deleted before it ends. */
export const readAddedPhotos = (db: Database, forms: readonly FormToCheck[]): Promise<ReadonlySet<string>> =>
  lockPhotos(
    db,
    forms.flatMap(addedPhotos).map(({ id }) => id),
  );

/** The places of photos that are gone. */
export const gonePhotos = (checked: FormToCheck, existing: ReadonlySet<string>): number[] =>
  addedPhotos(checked)
    .filter(({ id }) => !existing.has(id))
    .map(({ index }) => index);

/** Refuses each at the address of its photo, as an address that is not valid. */
export async function refuseGonePhotos(trx: Database, checked: FormToCheck): Promise<void> {
  const gone = gonePhotos(checked, await readAddedPhotos(trx, [checked]));
  if (gone.length === 0) return;
  throw new Problem('invalidInput', {
    errors: Object.fromEntries(gone.map((index) => [`images.${index}.url`, uploadRefusals.gone])),
  });
}
