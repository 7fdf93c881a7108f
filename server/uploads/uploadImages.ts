/** Photos sent in by a customer, for a review, or by an admin, for a product. */
import type { uploads } from '#contract/uploads.ts';
import { Problem } from '#domain/problems.ts';
import { uploadFields } from '#domain/uploads.ts';
import type { Context, Handler } from '#server/http/context.ts';
import { takeIn } from './takeIn.ts';

export const uploadImage: Handler<typeof uploads.uploadImage> = async (_, context) => {
  const sent = photosIn(context, uploadFields.single);
  if (sent.length > 1) throw new Problem('tooManyImages', { message: 'Only one image can be uploaded here' });
  const [photo] = await takeInFrom(context, sent);
  if (!photo) throw new Problem('noImage');
  return { ...photo, imageUrl: photo.url, public_id: photo.publicId };
};

export const uploadImages: Handler<typeof uploads.uploadImages> = async (_, context) => ({
  images: await takeInFrom(context, photosIn(context, uploadFields.multiple)),
});

/** A form whose file field was left empty still sends a file: one without name or content. */
const photosIn = ({ files }: Context, field: string): Buffer[] =>
  files
    .filter((file) => file.field === field && (file.filename || file.bytes.length > 0))
    .map(({ bytes }) => bytes);

const takeInFrom = (context: Context<'customer'>, sent: readonly Buffer[]) =>
  takeIn(context, sent, {
    ownerId: context.caller.userId,
    kind: context.caller.role === 'admin' ? 'product' : 'review',
  });
