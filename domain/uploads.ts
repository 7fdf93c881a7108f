/** What photos the shop takes in, and how an address of one may look. */
import { z } from 'zod';
import { cleanLine } from './text.ts';

export const MAX_IMAGE_BYTES = 5 * 1024 * 1024;
export const MAX_IMAGE_PIXELS = 40_000_000;
export const MAX_IMAGES_A_CALL = 10;

export const imageTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;
/** For the `accept` of a file field. */
export const acceptedImages = imageTypes.join(',');

/** The field names of the two calls. */
export const uploadFields = { single: 'image', multiple: 'images' } as const;

/** An address a browser may load a photo from: one of this shop or of the web, nothing that could run. */
const IMAGE_ADDRESS = /^(?:https?:\/\/|\/(?!\/))[^\s"'<>\\]+$/i;

export const imageAddress = z
  .string({ error: 'Image address is required' })
  .overwrite(cleanLine)
  .max(1000, 'Image address is too long')
  .regex(IMAGE_ADDRESS, 'Image address is not valid');

export const deleteUploadSchema = z.object({
  publicId: z
    .string({ error: 'publicId is required' })
    .min(1, 'publicId is required')
    .max(300, 'publicId is too long'),
});

export const uploadMessages = {
  failed: 'Failed to upload images',
  failedBecause: (reason: string) => `Failed to upload images: ${reason}`,
  deleteFailed: 'Failed to delete image',
  deleted: 'Image deleted',
} as const;
