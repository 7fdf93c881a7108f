/** Photo uploads: accepted formats and limits. */

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
