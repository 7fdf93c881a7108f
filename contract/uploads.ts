/** Photo uploads for products and reviews. */
import { z } from 'zod';
import { deleteUploadSchema } from '#domain/uploads.schema.ts';
import { endpoint } from './endpoint.ts';
import { reviewTags } from './reviews.ts';
import { messageResponse } from './values.ts';

const group = 'Uploads';
const size = { width: z.int(), height: z.int() };
const refusals = [
  'notDelivered',
  'noImage',
  'tooManyImages',
  'imageTooLarge',
  'imageTooManyPixels',
  'notAnImage',
  'damagedImage',
] as const;

export const uploads = {
  uploadImage: endpoint({
    method: 'POST',
    path: '/upload/single',
    who: 'customer',
    group,
    summary: 'One photo in the field `image`: JPEG, PNG, WebP or AVIF, up to 5 MB and 40 megapixels',
    response: z.object({
      imageUrl: z.string(),
      url: z.string(),
      publicId: z.string(),
      public_id: z.string(),
      ...size,
    }),
    status: 201,
    bodyKind: 'multipart',
    refusals,
    limit: 'upload',
  }),
  uploadImages: endpoint({
    method: 'POST',
    path: '/upload/multiple',
    who: 'customer',
    group,
    summary: 'Up to 10 photos in the field `images`, saved all or none',
    response: z.object({ images: z.array(z.object({ url: z.string(), publicId: z.string(), ...size })) }),
    status: 201,
    bodyKind: 'multipart',
    refusals,
    limit: 'upload',
  }),
  deleteImage: endpoint({
    method: 'POST',
    path: '/upload/delete',
    who: 'customer',
    group,
    summary: 'Delete your photo, or any photo as an admin, unless a product, an order or content shows it',
    input: { body: deleteUploadSchema },
    /** The products whose reviews showed it. */
    response: messageResponse.extend({ productIds: z.array(z.string()) }),
    refusals: ['uploadNotFound', 'imageInUse'],
    touches: ({ productIds }) => productIds.flatMap(reviewTags),
  }),
};
