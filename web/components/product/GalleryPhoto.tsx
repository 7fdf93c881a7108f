import { ZoomIn } from 'lucide-react';
import type { PointerEvent } from 'react';
import type { Product } from '#web/catalogue.ts';
import { Picture } from '#web/ui/Picture.tsx';

interface GalleryPhotoProps {
  image: Product['images'][number];
  label: string;
  alt: string;
  isFirst: boolean;
  onOpen: () => void;
}

const photoSizes =
  '(min-width: 96rem) 45rem, (min-width: 64rem) 52vw, (min-width: 48rem) 46vw, calc(100vw - 2rem)';

/** Under a mouse it comes closer where it is pointed at. */
function lookCloser({ currentTarget, pointerType, nativeEvent }: PointerEvent<HTMLElement>) {
  if (pointerType !== 'mouse') return;
  const { width, height } = currentTarget.getBoundingClientRect();
  const { offsetX, offsetY } = nativeEvent;
  currentTarget.style.setProperty('--closer-at', `${(offsetX / width) * 100}% ${(offsetY / height) * 100}%`);
}

export function GalleryPhoto({ image, label, alt, isFirst, onOpen }: GalleryPhotoProps) {
  return (
    <button
      type="button"
      aria-label={`${label}: ${alt}`}
      aria-haspopup="dialog"
      className="group relative block w-full cursor-zoom-in! overflow-hidden focus-visible:-outline-offset-4"
      onPointerMove={lookCloser}
      onClick={onOpen}
    >
      <Picture
        src={image.url}
        alt={alt}
        sizes={photoSizes}
        pixelWidth={image.width}
        isFirst={isFirst}
        imageClass="pointer-events-none origin-(--closer-at) transition-transform duration-300 ease-calm motion-safe:pointer-fine:group-hover:scale-150"
      />
      <span
        aria-hidden="true"
        className="absolute right-3 bottom-3 grid size-10 place-items-center rounded-full bg-paper/85 text-ink transition-opacity pointer-fine:group-hover:opacity-0 noscript:hidden"
      >
        <ZoomIn className="size-5" strokeWidth={1.5} />
      </span>
    </button>
  );
}
