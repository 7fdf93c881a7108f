/**
 * Makes the sizes of a photo that pages ask for most, so that the first visitor need not wait for a dozen of them. One
 * photo at a time, and each picture only while nobody waits for another.
 */
import { type ImageVariant, type ImageWidth, wholeWidth } from '#domain/images.ts';
import type { Task } from '#server/jobs/tasks.ts';
import { findMasterFile } from '#server/uploads/uploadQueries.ts';
import { type MediaParts, variantFinder } from './findVariant.ts';

/**
 * AVIF, which nearly every browser takes first: a card on a phone and on a desk, the product page on a phone, a line
 * of a cart. What is rarer is made when it is asked for, and then kept as well.
 */
const usualWidths: readonly ImageWidth[] = [480, 640, 960, 320, 160];

export function warmPhoto(parts: MediaParts): Task<'warmPhoto'> {
  const find = variantFinder(parts, 'nobody');
  return async ({ photo }, { signal }) => {
    const master = await findMasterFile(parts.db, photo);
    if (!master) return;
    for (const width of usualWidths.filter((each) => each <= wholeWidth(master.width))) {
      if (signal.aborted) return;
      await make(find, photo, { width, format: 'avif' });
    }
  };
}

/** Nobody reads it now, so a stored one is closed again. */
async function make(find: ReturnType<typeof variantFinder>, photo: string, variant: ImageVariant) {
  const picture = await find(photo, variant);
  if (picture && !Buffer.isBuffer(picture.body)) picture.body.destroy();
}
