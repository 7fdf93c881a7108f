import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import type { Product } from '#web/catalogue.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Picture } from '#web/ui/Picture.tsx';

interface PhotoViewerProps {
  open: boolean;
  onClose: () => void;
  images: Product['images'];
  name: string;
  first: number;
}

/** One photo as large as the screen lets it be; pressed, twice as large, to be moved about. */
export function PhotoViewer({ open, onClose, images, name, first }: PhotoViewerProps) {
  const [place, setPlace] = useState(first);
  const [isClose, setIsClose] = useState(false);
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    setPlace(first);
    setIsClose(false);
  }
  const image = images[place];
  const turn = (step: number) => {
    setPlace((place + step + images.length) % images.length);
    setIsClose(false);
  };
  const turnByKey = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') turn(-1);
    if (key === 'ArrowRight') turn(1);
  };
  return (
    <Dialog open={open} onClose={onClose} title={name} size="full">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys do what the buttons below do */}
      <div className="flex h-full flex-col" onKeyDown={turnByKey}>
        <div className="@container-size flex min-h-0 grow overflow-auto overscroll-contain">
          <button
            type="button"
            aria-label={isClose ? 'Show the whole photo' : 'Look closer'}
            aria-pressed={isClose}
            className={clsx(
              'm-auto block shrink-0',
              isClose ? 'w-[200cqmin] cursor-zoom-out!' : 'w-[100cqmin] cursor-zoom-in!',
            )}
            onClick={() => setIsClose(!isClose)}
          >
            <Picture
              src={image?.url}
              alt={image?.alt || name}
              sizes={isClose ? '200vmin' : '100vmin'}
              pixelWidth={image?.width}
            />
          </button>
        </div>
        {images.length > 1 && (
          <div className="flex items-center justify-center gap-4 py-3">
            <IconButton label="Previous photo" onClick={() => turn(-1)}>
              <ChevronLeft aria-hidden="true" className="size-5" />
            </IconButton>
            <p aria-live="polite" className="text-muted text-sm tabular-nums">
              {place + 1} of {images.length}
            </p>
            <IconButton label="Next photo" onClick={() => turn(1)}>
              <ChevronRight aria-hidden="true" className="size-5" />
            </IconButton>
          </div>
        )}
      </div>
    </Dialog>
  );
}
