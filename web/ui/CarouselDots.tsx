import { clsx } from 'clsx';
import { carouselTexts } from '#texts/carousel.ts';

interface CarouselDotsProps {
  count: number;
  selected: number;
  onChoose: (stop: number) => void;
}

/** Up to this number, each dot has a full touch target. */
const mostForThumbs = 5;
/** More dots do not fit a phone's width; a count replaces them. */
const mostForPhones = 8;

export function CarouselDots({ count, selected, onChoose }: CarouselDotsProps) {
  const areMany = count > mostForPhones;
  return (
    <>
      {areMany && (
        <span className="min-w-16 text-center text-muted text-sm tabular-nums sm:hidden">
          {carouselTexts.slideOf(selected + 1, count)}
        </span>
      )}
      {Array.from({ length: count }, (_, stop) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: dots have no id
          key={stop}
          type="button"
          aria-label={carouselTexts.goToSlide(stop + 1)}
          aria-current={stop === selected ? 'true' : undefined}
          onClick={() => onChoose(stop)}
          className={clsx(
            'grid h-11 shrink-0 place-items-center',
            count > mostForThumbs ? 'w-6' : 'w-6 pointer-coarse:w-11',
            areMany && 'max-sm:hidden',
          )}
        >
          <span
            className={clsx(
              'h-1.5 rounded-full transition-all',
              stop === selected ? 'w-5 bg-accent' : 'w-1.5 bg-edge',
            )}
          />
        </button>
      ))}
    </>
  );
}
