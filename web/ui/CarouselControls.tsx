import ChevronLeft from 'virtual:lucide/chevron-left';
import ChevronRight from 'virtual:lucide/chevron-right';
import Pause from 'virtual:lucide/pause';
import Play from 'virtual:lucide/play';
import { clsx } from 'clsx';
import { carouselTexts } from '#texts/carousel.ts';
import { CarouselDots } from './CarouselDots.tsx';
import { IconButton } from './IconButton.tsx';
import type { useCarousel } from './useCarousel.ts';

interface CarouselControlsProps {
  carousel: ReturnType<typeof useCarousel>;
  hasArrows: boolean;
  /** Over the slides' bottom edge instead of below the slides. */
  isOver: boolean;
}

/** Arrows, dots and the pause button. Empty until the carousel's script has loaded. */
export function CarouselControls({ carousel, hasArrows, isOver }: CarouselControlsProps) {
  const { embla } = carousel;
  return (
    <div
      className={clsx(
        'flex items-center justify-center gap-1',
        isOver
          ? 'absolute inset-x-0 bottom-2 isolate mx-auto w-fit px-3 before:absolute before:inset-x-0 before:inset-y-2 before:-z-1 before:rounded-full before:bg-paper/85 empty:hidden'
          : 'mt-4 min-h-11',
      )}
    >
      {hasArrows && embla && (
        <IconButton label={carouselTexts.previousSlide} onClick={() => embla.scrollPrev()}>
          <ChevronLeft className="size-5" />
        </IconButton>
      )}
      <CarouselDots
        count={carousel.stops}
        selected={carousel.selected}
        onChoose={(stop) => embla?.scrollTo(stop)}
      />
      {hasArrows && embla && (
        <IconButton label={carouselTexts.nextSlide} onClick={() => embla.scrollNext()}>
          <ChevronRight className="size-5" />
        </IconButton>
      )}
      {carousel.canPlay && (
        <IconButton
          label={carousel.isPlaying ? carouselTexts.pauseMovingSlides : carouselTexts.playMovingSlides}
          onClick={carousel.togglePlay}
        >
          {carousel.isPlaying ? <Pause className="size-4" /> : <Play className="size-4" />}
        </IconButton>
      )}
    </div>
  );
}
