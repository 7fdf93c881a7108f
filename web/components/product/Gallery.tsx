import { useState } from 'react';
import { shownPhotos } from '#domain/productPhotos.ts';
import { productTexts } from '#texts/product.ts';
import type { Product } from '#web/api/responses.ts';
import { PicturePlaceholder } from '#web/ui/PicturePlaceholder.tsx';
import { useLoaded } from '#web/ui/useLoaded.ts';
import { GalleryPhoto } from './GalleryPhoto.tsx';
import { Thumbnails } from './Thumbnails.tsx';
import { usePhotoStrip } from './usePhotoStrip.ts';

const loadViewer = () => import('./PhotoViewer.tsx');

interface GalleryProps {
  product: Product;
  /** The chosen color; its photo shows if there is one. */
  colour: string | null;
}

/**
 * The photo gallery: swiped on phones, controlled by thumbnails elsewhere; a photo opens large. Use the product's id
 * as key.
 */
export function Gallery({ product, colour }: GalleryProps) {
  const { name } = product;
  const photos = shownPhotos(product);
  const images = photos.map(({ image }) => image);
  const { strip, shown, show, readScroll } = usePhotoStrip(photos, colour);
  const [isLarge, setIsLarge] = useState(false);
  const close = () => setIsLarge(false);
  const viewer = useLoaded(loadViewer, isLarge, close);
  if (images.length === 0) {
    return (
      <div className="relative aspect-square">
        <PicturePlaceholder alt={name} />
      </div>
    );
  }
  return (
    <section aria-label={productTexts.photos} className="flex min-w-0 flex-col gap-3">
      <ul
        ref={strip}
        onScroll={readScroll}
        className="relative flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none] motion-safe:scroll-smooth"
      >
        {photos.map(({ image, goneColour }, place) => (
          <li key={image.url} className="min-w-0 shrink-0 basis-full snap-start">
            <GalleryPhoto
              image={image}
              goneColour={goneColour}
              label={productTexts.enlargePhotoOf(place + 1, images.length)}
              alt={image.alt || name}
              isFirst={place === 0}
              onOpen={() => setIsLarge(true)}
            />
          </li>
        ))}
      </ul>
      {images.length > 1 && <Thumbnails images={images} shown={shown} onShow={show} />}
      {viewer && (
        <viewer.PhotoViewer open={isLarge} onClose={close} images={images} name={name} first={shown} />
      )}
    </section>
  );
}
