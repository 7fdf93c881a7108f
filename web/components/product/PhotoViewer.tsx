import ChevronLeft from 'virtual:lucide/chevron-left';
import ChevronRight from 'virtual:lucide/chevron-right';
import { type KeyboardEvent, useState } from 'react';
import { carouselTexts } from '#texts/carousel.ts';
import { photoViewerTexts } from '#texts/photoViewer.ts';
import type { Product } from '#web/api/responses.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { useSwipe } from '#web/ui/useSwipe.ts';
import { LargePhoto } from './LargePhoto.tsx';

interface PhotoViewerProps {
  open: boolean;
  onClose: () => void;
  images: Product['images'];
  name: string;
  /** Index of the photo to show first. */
  first: number;
}

/** One photo at screen size. A press shows it at double size for panning. */
export function PhotoViewer({ open, onClose, images, name, first }: PhotoViewerProps) {
  const [place, setPlace] = useState(first);
  const [isZoomed, setIsZoomed] = useState(false);
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    setPlace(first);
    setIsZoomed(false);
  }
  const { length } = images;
  const show = (next: number) => {
    setPlace((next + length) % length);
    setIsZoomed(false);
  };
  const showByKey = (event: KeyboardEvent) => {
    const next = { ArrowLeft: place - 1, ArrowRight: place + 1, Home: 0, End: length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    show(next);
  };
  const swipe = useSwipe((step) => !isZoomed && show(place + step));
  return (
    <Dialog open={open} onClose={onClose} title={name} size="full" onKeyDown={showByKey}>
      <div className="flex h-full flex-col" {...swipe}>
        <LargePhoto
          image={images[place]}
          name={name}
          isZoomed={isZoomed}
          onPress={() => setIsZoomed(!isZoomed)}
        />
        {length > 1 && (
          <div className="flex items-center justify-center gap-4 py-3">
            <IconButton label={photoViewerTexts.previousPhoto} onClick={() => show(place - 1)}>
              <ChevronLeft className="size-5" />
            </IconButton>
            <p aria-live="polite" className="text-muted text-sm tabular-nums">
              <span className="sr-only">{photoViewerTexts.photo}</span>
              {carouselTexts.slideOf(place + 1, length)}
            </p>
            <IconButton label={photoViewerTexts.nextPhoto} onClick={() => show(place + 1)}>
              <ChevronRight className="size-5" />
            </IconButton>
          </div>
        )}
      </div>
    </Dialog>
  );
}
