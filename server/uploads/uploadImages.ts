/** Uploads photos: customers for a review, admins for a product. */
import type { uploads } from '#contract/uploads.ts';
import { mayDo } from '#domain/duties.ts';
import { Problem } from '#domain/problems.ts';
import { uploadFields } from '#domain/uploads.ts';
import type { Context, Handler } from '#server/context.ts';
import { uploadRefusals } from '#texts/uploads.ts';
import { mayUpload, publishDuties, recordWithinQuota } from './photoQuota.ts';
import { type PhotoSource, storePhotos } from './storePhotos.ts';

export const uploadImage: Handler<typeof uploads.uploadImage> = async (_, context) => {
  const sent = await photosIn(context, uploadFields.single);
  if (sent.length > 1) throw new Problem('tooManyImages', { message: uploadRefusals.onlyOne });
  const [photo] = await storeUploads(context, sent);
  if (!photo) throw new Problem('noImage');
  return { ...photo, imageUrl: photo.url, public_id: photo.publicId };
};

export const uploadImages: Handler<typeof uploads.uploadImages> = async (_, context) => ({
  images: await storeUploads(context, await photosIn(context, uploadFields.multiple)),
});

/** An empty file field still sends a file without name and content. */
async function photosIn(context: Context<'customer'>, field: string): Promise<PhotoSource[]> {
  await mayUpload(context);
  const files = await context.files();
  return files
    .filter((file) => file.field === field && (file.filename || file.size > 0))
    .map(({ bytes }) => bytes);
}

const storeUploads = (context: Context<'customer'>, sent: readonly PhotoSource[]) =>
  storePhotos(
    context,
    sent,
    { ownerId: context.caller.userId, kind: mayDo(context.caller, publishDuties) ? 'product' : 'review' },
    (rows) => recordWithinQuota(context, rows),
  );
