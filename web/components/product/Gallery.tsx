import { clsx } from 'clsx';
import { lazy, Suspense, useRef, useState } from 'react';
import type { Product } from '#web/catalogue.ts';
import { Picture } from '#web/ui/Picture.tsx';
import { PicturePlaceholder } from '#web/ui/PicturePlaceholder.tsx';
import { useOnceTrue } from '#web/ui/useOnceTrue.ts';
import { GalleryPhoto } from './GalleryPhoto.tsx';

const PhotoViewer = lazy(async () => ({ default: (await import('./PhotoViewer.tsx')).PhotoViewer }));

interface GalleryProps {
  images: Product['images'];
  name: string;
}

/** A strip that is swiped on phones and led by its thumbnails; a photo opens large. Give it the product's id as key. */
export function Gallery({ images, name }: GalleryProps) {
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const [isLarge, setIsLarge] = useState(false);
  const wasLarge = useOnceTrue(isLarge);
  const show = (place: number) => {
    const { current } = strip;
    current?.scrollTo({ left: place * current.clientWidth, behavior: 'smooth' });
  };
  const follow = () => {
    const { current } = strip;
    if (current) setShown(Math.round(current.scrollLeft / current.clientWidth));
  };
  if (images.length === 0) {
    return (
      <div className="relative aspect-square">
        <PicturePlaceholder alt={name} />
      </div>
    );
  }
  return (
    <section aria-label="Photos" className="flex min-w-0 flex-col gap-3">
      <ul
        ref={strip}
        onScroll={follow}
        className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none] motion-reduce:scroll-auto"
      >
        {images.map((image, place) => (
          <li key={image.url} className="min-w-0 shrink-0 basis-full snap-start">
            <GalleryPhoto
              image={image}
              label={`Enlarge photo ${place + 1} of ${images.length}`}
              alt={image.alt || name}
              isFirst={place === 0}
              onOpen={() => setIsLarge(true)}
            />
          </li>
        ))}
      </ul>
      {images.length > 1 && <Thumbnails images={images} shown={shown} onShow={show} />}
      <Suspense>
        {wasLarge && (
          <PhotoViewer
            open={isLarge}
            onClose={() => setIsLarge(false)}
            images={images}
            name={name}
            first={shown}
          />
        )}
      </Suspense>
    </section>
  );
}

interface ThumbnailsProps {
  images: Product['images'];
  shown: number;
  onShow: (place: number) => void;
}

function Thumbnails({ images, shown, onShow }: ThumbnailsProps) {
  return (
    <ul className="flex flex-wrap gap-3 noscript:hidden">
      {images.map((image, place) => (
        <li key={image.url}>
          <button
            type="button"
            aria-label={`Photo ${place + 1} of ${images.length}`}
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
