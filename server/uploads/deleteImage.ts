/** Deletes a photo: one's own, or any for an admin, but never one that a product shows. */
import type { uploads } from '#contract/uploads.ts';
import { Problem } from '#domain/problems.ts';
import { uploadMessages } from '#domain/uploads.ts';
import { violates } from '#server/database/databaseErrors.ts';
import type { Handler } from '#server/http/context.ts';
import { clearAway } from './clearAway.ts';
import { removeUpload } from './uploadQueries.ts';

export const deleteImage: Handler<typeof uploads.deleteImage> = async ({ body }, context) => {
  const { publicId } = body;
  const { db, caller, log } = context;
  const storageKey = await removeUpload(
    db,
    publicId,
    caller.role === 'admin' ? 'anybody' : caller.userId,
  ).catch((error: unknown) => {
    throw violates(error, 'product_images_upload_fkey') ? new Problem('imageInUse') : error;
  });
  if (!storageKey) throw new Problem('uploadNotFound');
  // Off the record it is deleted; a file that can't be removed just now is nobody's, and swept away later.
  await clearAway(context.photos, publicId, storageKey).catch((error: unknown) =>
    log.warn({ err: error, publicId }, 'the files of a deleted photo could not be removed'),
  );
  return { message: uploadMessages.deleted };
};
