/** The photos a review shows: those that its writer has sent in, and nobody else's. */
import { imageUrl } from '#domain/images.ts';
import type { Database } from '#server/database/connect.ts';
import { uploadsOfUrls } from '#server/uploads/uploadsNamed.ts';
import type { ReviewPhoto } from './writeQueries.ts';

export async function photosNamed(
  trx: Database,
  urls: readonly string[],
  ownerId: string,
): Promise<ReviewPhoto[]> {
  const uploads = await uploadsOfUrls(trx, urls, ownerId);
  return uploads.map(({ id, width, height }) => ({ uploadId: id, url: imageUrl(id), width, height }));
}
