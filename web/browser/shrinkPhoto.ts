/**
 * Makes a photo small enough to upload and applies the camera's orientation. Load it lazily: few users upload photos.
 */
import { MAX_IMAGE_BYTES } from '#domain/uploads.ts';
import { formProblem } from '#web/api/formProblem.ts';

/** The longest sides to try, in pixels. The shop shows no photo wider than 1,600 pixels. */
const longestSides = [2560, 1920, 1280];
const QUALITY = 0.88;

/** Fills the transparent parts of a PNG, because a JPEG has none. */
const BACKGROUND = '#fff';

/** The browser applies the camera's orientation when it decodes. */
async function decode(file: File): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file);
  } catch {
    throw formProblem('damagedImage');
  }
}

function draw(photo: ImageBitmap, longestSide: number): HTMLCanvasElement {
  const scale = Math.min(1, longestSide / Math.max(photo.width, photo.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(photo.width * scale));
  canvas.height = Math.max(1, Math.round(photo.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw formProblem('imageTooLarge');
  context.imageSmoothingQuality = 'high';
  context.fillStyle = BACKGROUND;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(photo, 0, 0, canvas.width, canvas.height);
  return canvas;
}

const toJpeg = (canvas: HTMLCanvasElement) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));

export async function shrinkPhoto(file: File): Promise<File> {
  const photo = await decode(file);
  try {
    for (const longestSide of longestSides) {
      const jpeg = await toJpeg(draw(photo, longestSide));
      if (jpeg && jpeg.size <= MAX_IMAGE_BYTES) {
        return new File([jpeg], file.name.replace(/\.[^.]*$/, '.jpg'), { type: 'image/jpeg' });
      }
    }
  } finally {
    photo.close();
  }
  throw formProblem('imageTooLarge');
}
