import type { EmblaCarouselType } from 'embla-carousel';
import { type RefObject, useCallback, useEffect, useState } from 'react';
import type { CarouselOptions } from './startCarousel.ts';

/** Until this has come (and where script is off) the slides are a strip that scrolls and snaps. */
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
    const begin = async (room: Element) => {
      const { startCarousel } = await import('./startCarousel.ts');
      made = startCarousel(room as HTMLElement, { autoplayMs, loop });
      if (isGone) made.destroy();
      else follow(made);
    };
    // It measures its slides, which has the browser lay out what nobody may come to see.
    const near = new IntersectionObserver(
      (seen) => {
        const room = seen.find(({ isIntersecting }) => isIntersecting)?.target;
        if (!room) return;
        near.disconnect();
        void begin(room);
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
