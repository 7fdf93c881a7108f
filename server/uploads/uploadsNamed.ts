/** Finds uploads by URL, for content that may only show its author's photos. */
import { publicIdOf } from '#domain/images.ts';
import { Problem } from '#domain/problems.ts';
import type { Database } from '#server/database/connect.ts';
import { uploadRefusals } from '#texts/uploads.ts';
import { type KnownUpload, uploadsWithIds } from './uploadQueries.ts';

/**
 * One upload per URL, in the same order. A foreign URL, another user's photo or a deleted one is refused at its
 * position.
 */
export async function uploadsOfUrls(
  db: Database,
  urls: readonly string[],
  ownerId: string,
): Promise<KnownUpload[]> {
  const ids = urls.map(publicIdOf);
  const known = await uploadsWithIds(
    db,
    ids.filter((id) => id !== null),
  );
  const own = new Map(
    known.filter((upload) => upload.ownerId === ownerId).map((upload) => [upload.id, upload]),
  );
  return ids.map((id, place) => {
    const upload = own.get(id ?? '');
    if (upload) return upload;
    throw new Problem('invalidInput', {
      errors: { [`images.${place}`]: uploadRefusals.gone },
    });
  });
}
