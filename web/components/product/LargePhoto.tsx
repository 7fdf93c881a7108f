import { clsx } from 'clsx';
import { photoViewerTexts } from '#texts/photoViewer.ts';
import type { Product } from '#web/api/responses.ts';
import { Picture } from '#web/ui/Picture.tsx';

interface LargePhotoProps {
  image: Product['images'][number] | undefined;
  name: string;
  isZoomed: boolean;
  onPress: () => void;
}

/** A photo that fits the screen, or twice as large for panning. */
export function LargePhoto({ image, name, isZoomed, onPress }: LargePhotoProps) {
  const alt = image?.alt || name;
  // A swipe changes the photo; the browser would navigate back.
  const touchClass = !isZoomed && 'touch-pan-y touch-pinch-zoom';
  return (
    <div
      className={clsx(
        '@container-size relative flex min-h-0 grow overflow-auto overscroll-contain',
        touchClass,
      )}
    >
      <button
        type="button"
        aria-label={`${isZoomed ? photoViewerTexts.zoomOut : photoViewerTexts.zoomIn}: ${alt}`}
        className={clsx(
          'm-auto block shrink-0',
          touchClass,
          isZoomed ? 'w-[200cqmin] cursor-zoom-out!' : 'w-[100cqmin] cursor-zoom-in!',
        )}
        onClick={onPress}
      >
        <Picture
          src={image?.url}
          alt={alt}
          sizes={isZoomed ? '200vmin' : '100vmin'}
          pixelWidth={image?.width}
        />
      </button>
    </div>
  );
}
