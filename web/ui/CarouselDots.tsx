import { clsx } from 'clsx';

interface CarouselDotsProps {
  count: number;
  selected: number;
  onChoose: (stop: number) => void;
}

/** So many have a thumb's room each. */
const mostForThumbs = 5;
/** More than so many don't fit a phone's width: it has a count instead, and is swiped. */
const mostForPhones = 8;

export function CarouselDots({ count, selected, onChoose }: CarouselDotsProps) {
  const areMany = count > mostForPhones;
  return (
    <>
      {areMany && (
        <span className="min-w-16 text-center text-muted text-sm tabular-nums sm:hidden">
          {selected + 1} of {count}
        </span>
      )}
      {Array.from({ length: count }, (_, stop) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
          key={stop}
          type="button"
          aria-label={`Go to slide ${stop + 1}`}
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
