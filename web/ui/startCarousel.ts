/** The carousel's script in one file, loaded with its library when a carousel comes near. */
import Embla, { type EmblaCarouselType } from 'embla-carousel';
import Autoplay from 'embla-carousel-autoplay';

export interface CarouselOptions {
  autoplayMs?: number;
  loop?: boolean;
}

const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

export function startCarousel(
  viewport: HTMLElement,
  { autoplayMs, loop }: CarouselOptions,
): EmblaCarouselType {
  const moves = autoplayMs !== undefined && !prefersReducedMotion();
  const autoplay = Autoplay({
    delay: autoplayMs,
    stopOnInteraction: false,
    stopOnMouseEnter: true,
    stopOnFocusIn: true,
  });
  return Embla(viewport, { loop, align: 'start' }, moves ? [autoplay] : []);
}
