/**
 * Makes the most requested sizes of a photo, so that the first visitor does not wait for them. It works on one photo
 * at a time, and only while no visitor waits for another.
 */
import { type ImageVariant, type ImageWidth, wholeWidth } from '#domain/images.ts';
import type { Task } from '#server/jobs/tasks.ts';
import { findMasterFile } from '#server/uploads/uploadQueries.ts';
import { type MediaParts, variantFinder } from './findVariant.ts';

/**
 * AVIF, which nearly every browser accepts: cards on phones and desktops, the product page on a phone, and cart
 * lines. Other sizes are made and stored on the first request.
 */
const usualWidths: readonly ImageWidth[] = [480, 640, 960, 320, 160];

export function warmPhoto(parts: MediaParts): Task<'warmPhoto'> {
  const find = variantFinder(parts, 'background');
  return async ({ photo }, { signal }) => {
    const master = await findMasterFile(parts.db, photo);
    if (!master) return;
    for (const width of usualWidths.filter((each) => each <= wholeWidth(master.width))) {
      if (signal.aborted) return;
      await make(find, photo, { width, format: 'avif' });
    }
  };
}

/** Nobody reads the stream here, so close it. */
async function make(find: ReturnType<typeof variantFinder>, photo: string, variant: ImageVariant) {
  const picture = await find(photo, variant);
  if (picture && !Buffer.isBuffer(picture.body)) picture.body.destroy();
}
