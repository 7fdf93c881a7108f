import { clsx } from 'clsx';
import { productTexts } from '#texts/product.ts';
import type { Product } from '#web/api/responses.ts';
import { Picture } from '#web/ui/Picture.tsx';

interface ThumbnailsProps {
  images: Product['images'];
  /** Index of the photo in view. */
  shown: number;
  onShow: (place: number) => void;
}

/** Small photos below the gallery; a press shows the photo. */
export function Thumbnails({ images, shown, onShow }: ThumbnailsProps) {
  return (
    <ul className="flex flex-wrap gap-3 noscript:hidden">
      {images.map((image, place) => (
        <li key={image.url}>
          <button
            type="button"
            aria-label={productTexts.photoOf(place + 1, images.length)}
            aria-current={place === shown ? 'true' : undefined}
            onClick={() => onShow(place)}
            className={clsx(
              'block w-16 border-2 transition-colors sm:w-20',
              place === shown ? 'border-accent' : 'border-transparent hover:border-line',
            )}
          >
            <Picture src={image.url} alt="" sizes="5rem" pixelWidth={image.width} />
          </button>
        </li>
      ))}
    </ul>
  );
}
