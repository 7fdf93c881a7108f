/** The photos that addresses name, for what only shows photos its writer has sent in. */
import { publicIdOf } from '#domain/images.ts';
import { Problem } from '#domain/problems.ts';
import type { Database } from '#server/database/connect.ts';
import { type KnownUpload, uploadsWithIds } from './uploadQueries.ts';

/** One photo for each address, in their order. One of elsewhere, of somebody else or gone is refused at its place. */
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
      errors: { [`images.${place}`]: 'This image is not there any more' },
    });
  });
}
