/** Photo uploads: accepted formats, limits, messages, and valid image URLs. */
import { z } from 'zod';
import { cleanLine } from './text.ts';

/** Limits of one photo, and of the photos in one call. More pixels would need too much memory to decode. */
export const MAX_IMAGE_BYTES = 5 * 1024 * 1024;
export const MAX_IMAGE_PIXELS = 40_000_000;
export const MAX_IMAGES_A_CALL = 10;

export const imageTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;
/** The `accept` attribute of a file field. */
export const acceptedImages = imageTypes.join(',');

/** HEIC, the format of phones that only some browsers can read. Browsers do not always name its type. */
export const isHeic = ({ type, name }: { type: string; name: string }): boolean =>
  /^image\/hei[cf]/.test(type) || (type === '' && /\.hei[cf]$/i.test(name));

/** The multipart field names of the two endpoints. */
export const uploadFields = { single: 'image', multiple: 'images' } as const;

/** A URL from which a browser may load a photo: the shop or the web, nothing that could run code. */
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
    .max(300, 'publicId is too long')
    .toLowerCase(),
});

export const uploadMessages = {
  failed: 'Failed to upload images',
  failedBecause: (name: string, reason: string) => `Failed to upload images: ${name}: ${reason}`,
  deleteFailed: 'Failed to delete image',
  deleted: 'Image deleted',
} as const;

/** The server's messages, which a form shows unchanged. */
export const uploadRefusals = {
  inOrder: 'This image is still shown in an order',
  inContent: 'This image is still part of the home page or its history',
  noRoom: 'We cannot store files right now. Please try again later.',
  notDelivered: 'You can add photos after one of your orders has been delivered',
  tooManyUnused: 'Please submit your review first, or remove some of its photos',
  tooManyToday: 'You have uploaded too many photos today. Please try again tomorrow.',
} as const;

/** The most that a customer may upload within 24 hours, and may leave out of reviews. Admins have no such limits. */
export const photoQuota = { unused: 12, photosADay: 40, bytesADay: 100 * 1024 * 1024 } as const;

/** A customer's uploads of the last 24 hours. */
export interface PhotoUsage {
  /** Photos that no review shows. Older ones are deleted. */
  unused: number;
  photos: number;
  bytes: number;
}

/** The key of the message if a customer may not upload this many more photos. Null if they may. */
export function quotaRefusal({ unused, photos, bytes }: PhotoUsage, more: number) {
  if (unused + more > photoQuota.unused) return 'tooManyUnused';
  const isOver = photos + more > photoQuota.photosADay || bytes >= photoQuota.bytesADay;
  return isOver ? 'tooManyToday' : null;
}
