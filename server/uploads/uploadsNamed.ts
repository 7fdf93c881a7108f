/** The photos that addresses name: what a product's or a review's images are linked to. */
import { publicIdOf } from '#domain/images.ts';
import { Problem } from '#domain/problems.ts';
import type { Database } from '#server/database/connect.ts';
import { type KnownUpload, uploadsWithIds } from './uploadQueries.ts';

export type { KnownUpload } from './uploadQueries.ts';

/**
 * One entry for each address, in their order; null for a picture of elsewhere. An address that looks like the shop's own
 * but names no photo is refused, under its place in `images`.
 */
export async function uploadsNamed(db: Database, urls: readonly string[]): Promise<(KnownUpload | null)[]> {
  const ids = urls.map(publicIdOf);
  const known = new Map(
    (
      await uploadsWithIds(
        db,
        ids.filter((id) => id !== null),
      )
    ).map((row) => [row.id, row]),
  );
  return ids.map((id, place) => {
    if (!id) return null;
    const upload = known.get(id);
    if (!upload) throw notThere(place);
    return upload;
  });
}

/** As above, for somebody who may only show photos that they have sent in themselves. */
export async function uploadsOfUrls(
  db: Database,
  urls: readonly string[],
  ownerId: string,
): Promise<KnownUpload[]> {
  const named = await uploadsNamed(db, urls);
  return named.map((upload, place) => {
    if (upload?.ownerId !== ownerId) throw notThere(place);
    return upload;
  });
}

const notThere = (place: number): Problem =>
  new Problem('invalidInput', { errors: { [`images.${place}`]: 'This image is not there any more' } });
