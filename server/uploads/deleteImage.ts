/** Deletes a photo: users their own, admins any. A photo of a product cannot be deleted. */
import type { uploads } from '#contract/uploads.ts';
import { Problem } from '#domain/problems.ts';
import { uploadMessages } from '#domain/uploads.ts';
import type { Handler } from '#server/context.ts';
import { violates } from '#server/database/databaseErrors.ts';
import { removePhotoFiles } from './photoStorage.ts';
import { removeUpload } from './uploadQueries.ts';

export const deleteImage: Handler<typeof uploads.deleteImage> = async ({ body }, context) => {
  const { publicId } = body;
  const { db, caller, log } = context;
  const storageKey = await removeUpload(db, publicId, caller.role === 'admin' ? 'anyUser' : caller).catch(
    (error: unknown) => {
      throw violates(error, 'product_images_upload_fkey') ? new Problem('imageInUse') : error;
    },
  );
  if (!storageKey) throw new Problem('uploadNotFound');
  // The photo is deleted once its row is gone. A file that cannot be removed now is swept later.
  await removePhotoFiles(context.photos, publicId, storageKey).catch((error: unknown) =>
    log.warn({ err: error, publicId }, 'the files of a deleted photo could not be removed'),
  );
  return { message: uploadMessages.deleted };
};
