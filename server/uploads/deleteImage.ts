/**
 * Deletes a photo: users their own, admins who publish photos any. A photo that a product, an order or content shows cannot
 * be deleted. Reviews lose it, so their cached responses become stale.
 */
import type { uploads } from '#contract/uploads.ts';
import { mayDo } from '#domain/duties.ts';
import { Problem } from '#domain/problems.ts';
import type { Handler } from '#server/context.ts';
import type { Database } from '#server/database/connect.ts';
import { violates } from '#server/database/databaseErrors.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { recordEvents } from '#server/outbox/outboxQueries.ts';
import { uploadMessages, uploadRefusals } from '#texts/uploads.ts';
import { publishDuties } from './photoQuota.ts';
import { removePhotoFiles } from './photoStorage.ts';
import { isShownInOrder, type Owner, productsReviewedWith, removeUpload } from './uploadQueries.ts';

export const deleteImage: Handler<typeof uploads.deleteImage> = async ({ body }, context) => {
  const { publicId } = body;
  const { db, caller, log } = context;
  const owner = mayDo(caller, publishDuties) ? 'anyUser' : caller;
  const { storageKey, productIds } = await inTransaction(db, (trx) => removeUnused(trx, publicId, owner));
  // The photo is deleted once its row is gone. A file that cannot be removed now is swept later.
  await removePhotoFiles(context.photos, publicId, storageKey).catch((error: unknown) =>
    log.warn({ err: error, publicId }, 'the files of a deleted photo could not be removed'),
  );
  return { message: uploadMessages.deleted, productIds };
};

interface Removed {
  storageKey: string;
  /** Of the reviews that showed the photo. */
  productIds: string[];
}

async function removeUnused(trx: Database, publicId: string, owner: Owner): Promise<Removed> {
  const productIds = await productsReviewedWith(trx, publicId);
  const storageKey = await removeUpload(trx, publicId, owner).catch((error: unknown) => {
    if (violates(error, 'content_pictures_upload_fkey')) {
      throw new Problem('imageInUse', { message: uploadRefusals.inContent });
    }
    throw violates(error, 'product_images_upload_fkey') ? new Problem('imageInUse') : error;
  });
  if (!storageKey) throw new Problem('uploadNotFound');
  if (await isShownInOrder(trx, publicId)) {
    throw new Problem('imageInUse', { message: uploadRefusals.inOrder });
  }
  await recordEvents(
    trx,
    productIds.map((product) => ({ kind: 'reviewChanged', product, stars: false })),
  );
  return { storageKey, productIds };
}
