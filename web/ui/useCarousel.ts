import type { EmblaCarouselType } from 'embla-carousel';
import { type RefObject, useCallback, useEffect, useState } from 'react';
import type { CarouselOptions } from './startCarousel.ts';

/** Until this has loaded, and without script, the slides are a scroll-snap strip. */
export function useCarousel(viewport: RefObject<HTMLElement | null>, { autoplayMs, loop }: CarouselOptions) {
  const [embla, setEmbla] = useState<EmblaCarouselType | null>(null);
  const [selected, setSelected] = useState(0);
  const [stops, setStops] = useState(0);
  const [isPlaying, setIsPlaying] = useState(false);

  useEffect(() => {
    let isGone = false;
    let made: EmblaCarouselType | null = null;
    const follow = (carousel: EmblaCarouselType) => {
      const read = () => {
        setSelected(carousel.selectedScrollSnap());
        setStops(carousel.scrollSnapList().length);
      };
      carousel.on('select', read).on('reInit', read);
      read();
      setIsPlaying(Boolean(carousel.plugins().autoplay));
      setEmbla(carousel);
    };
    const begin = async (element: Element) => {
      const { startCarousel } = await import('./startCarousel.ts');
      made = startCarousel(element as HTMLElement, { autoplayMs, loop });
      if (isGone) made.destroy();
      else follow(made);
    };
    // It measures its slides, which forces the layout of content that may never be seen.
    const near = new IntersectionObserver(
      (seen) => {
        const element = seen.find(({ isIntersecting }) => isIntersecting)?.target;
        if (!element) return;
        near.disconnect();
        // Without a network the strip stays as it is.
        begin(element).catch(() => undefined);
      },
      { rootMargin: '50%' },
    );
    if (viewport.current) near.observe(viewport.current);
    return () => {
      isGone = true;
      near.disconnect();
      made?.destroy();
    };
  }, [viewport, autoplayMs, loop]);

  const togglePlay = useCallback(() => {
    const autoplay = embla?.plugins().autoplay;
    if (isPlaying) autoplay?.stop();
    else autoplay?.play();
    setIsPlaying(!isPlaying);
  }, [embla, isPlaying]);

  return { embla, selected, stops, isPlaying, canPlay: Boolean(embla?.plugins().autoplay), togglePlay };
}
