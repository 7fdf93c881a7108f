import { clsx } from 'clsx';
import { Children, type ReactNode, useRef } from 'react';
import { carouselTexts } from '#texts/carousel.ts';
import { CarouselControls } from './CarouselControls.tsx';
import { useCarousel } from './useCarousel.ts';

interface CarouselProps {
  label: string;
  /** Interval of autoplay in milliseconds. It stops on hover, focus and reduced motion. */
  autoplayMs?: number;
  loop?: boolean;
  /** Width class of a slide: 'basis-full sm:basis-1/2'. */
  slideClass?: string;
  hasArrows?: boolean;
  /** Dots and pause button: below the slides, or over their bottom edge. */
  controls?: 'below' | 'over';
  children: ReactNode;
}

export function Carousel(props: CarouselProps) {
  const { label, autoplayMs, loop = true, slideClass = 'basis-full', hasArrows = false, children } = props;
  const viewport = useRef<HTMLDivElement>(null);
  const carousel = useCarousel(viewport, { autoplayMs, loop });
  const slides = Children.toArray(children);
  return (
    <section
      aria-roledescription={carouselTexts.carousel}
      aria-label={label}
      className="relative flex h-full min-w-0 flex-col"
    >
      <div
        ref={viewport}
        className={clsx(
          'relative flex grow',
          carousel.embla ? 'overflow-hidden' : 'snap-x snap-mandatory overflow-x-auto [scrollbar-width:none]',
        )}
      >
        <div className="flex min-w-0 grow">
          {slides.map((slide, place) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: slides never change their order
              key={place}
              role="group"
              aria-roledescription={carouselTexts.slide}
              aria-label={carouselTexts.slideOf(place + 1, slides.length)}
              className={clsx('min-w-0 shrink-0 grow-0 snap-start', slideClass)}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
      <CarouselControls carousel={carousel} hasArrows={hasArrows} isOver={props.controls === 'over'} />
    </section>
  );
}
