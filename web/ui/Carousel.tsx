import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { Children, type ReactNode, useRef } from 'react';
import { CarouselDots } from './CarouselDots.tsx';
import { IconButton } from './IconButton.tsx';
import { useCarousel } from './useCarousel.ts';

interface CarouselProps {
  label: string;
  /** Moves on by itself after so long, save for those who want stillness, and while pointed at or focused. */
  autoplayMs?: number;
  loop?: boolean;
  /** How wide a slide stands: 'basis-full sm:basis-1/2'. */
  slideClass?: string;
  hasArrows?: boolean;
  /** Dots and the pause button stand below the slides, or over their foot. */
  controls?: 'below' | 'over';
  children: ReactNode;
}

export function Carousel(props: CarouselProps) {
  const { label, autoplayMs, loop = true, slideClass = 'basis-full', hasArrows = false, children } = props;
  const isOver = props.controls === 'over';
  const viewport = useRef<HTMLDivElement>(null);
  const carousel = useCarousel(viewport, { autoplayMs, loop });
  const slides = Children.toArray(children);
  const { embla } = carousel;
  return (
    <section
      aria-roledescription="carousel"
      aria-label={label}
      className="relative flex h-full min-w-0 flex-col"
    >
      <div
        ref={viewport}
        className={clsx(
          'flex grow',
          embla ? 'overflow-hidden' : 'snap-x snap-mandatory overflow-x-auto [scrollbar-width:none]',
        )}
      >
        <div className="flex min-w-0 grow">
          {slides.map((slide, place) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is no set of form controls
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: a slide is its place
              key={place}
              role="group"
              aria-roledescription="slide"
              aria-label={`${place + 1} of ${slides.length}`}
              className={clsx('min-w-0 shrink-0 grow-0 snap-start', slideClass)}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
      <div
        className={clsx(
          'flex items-center justify-center gap-1',
          isOver
            ? 'absolute inset-x-0 bottom-2 isolate mx-auto w-fit px-3 before:absolute before:inset-x-0 before:inset-y-2 before:-z-1 before:rounded-full before:bg-paper/85 empty:hidden'
            : 'mt-4 min-h-11',
        )}
      >
        {hasArrows && embla && (
          <IconButton label="Previous slide" onClick={() => embla.scrollPrev()}>
            <ChevronLeft aria-hidden="true" className="size-5" />
          </IconButton>
        )}
        <CarouselDots
          count={carousel.stops}
          selected={carousel.selected}
          onChoose={(stop) => embla?.scrollTo(stop)}
        />
        {hasArrows && embla && (
          <IconButton label="Next slide" onClick={() => embla.scrollNext()}>
            <ChevronRight aria-hidden="true" className="size-5" />
          </IconButton>
        )}
        {carousel.canPlay && (
          <IconButton
            label={carousel.isPlaying ? 'Pause moving slides' : 'Play moving slides'}
            onClick={carousel.togglePlay}
          >
            {carousel.isPlaying ? (
              <Pause aria-hidden="true" className="size-4" />
            ) : (
              <Play aria-hidden="true" className="size-4" />
            )}
          </IconButton>
        )}
      </div>
    </section>
  );
}
