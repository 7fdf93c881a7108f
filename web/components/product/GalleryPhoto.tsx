import ZoomIn from 'virtual:lucide/zoom-in';
import type { PointerEvent } from 'react';
import { shownColour } from '#domain/colours.ts';
import { productTexts } from '#texts/product.ts';
import { stockStatuses } from '#texts/stock.ts';
import type { Product } from '#web/api/responses.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Picture } from '#web/ui/Picture.tsx';

interface GalleryPhotoProps {
  image: Product['images'][number];
  /** The color in the photo, if it is sold out. */
  goneColour: string | null;
  label: string;
  alt: string;
  isFirst: boolean;
  onOpen: () => void;
}

const photoSizes =
  '(min-width: 96rem) 45rem, (min-width: 64rem) 52vw, (min-width: 48rem) 46vw, calc(100vw - 2rem)';

/** Zooms at the mouse position. */
function zoomAtPointer({ currentTarget, pointerType, nativeEvent }: PointerEvent<HTMLElement>) {
  if (pointerType !== 'mouse') return;
  const { width, height } = currentTarget.getBoundingClientRect();
  const { offsetX, offsetY } = nativeEvent;
  currentTarget.style.setProperty('--closer-at', `${(offsetX / width) * 100}% ${(offsetY / height) * 100}%`);
}

const outOfStock = (colour: string) => productTexts.colourGone(shownColour(colour), stockStatuses.out);

export function GalleryPhoto({ image, goneColour, label, alt, isFirst, onOpen }: GalleryPhotoProps) {
  return (
    <button
      type="button"
      aria-label={
        goneColour
          ? productTexts.photoOfGone(label, alt, outOfStock(goneColour))
          : productTexts.photoNamed(label, alt)
      }
      aria-haspopup="dialog"
      className="group relative block w-full cursor-zoom-in! overflow-hidden focus-visible:-outline-offset-4"
      onPointerMove={zoomAtPointer}
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
      {goneColour && <Badge className="absolute top-3 left-3">{outOfStock(goneColour)}</Badge>}
      <span
        aria-hidden="true"
        className="absolute right-3 bottom-3 grid size-10 place-items-center rounded-full bg-paper/85 text-ink transition-opacity pointer-fine:group-hover:opacity-0 noscript:hidden"
      >
        <ZoomIn className="size-5" strokeWidth={1.5} />
      </span>
    </button>
  );
}
