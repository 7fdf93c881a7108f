import { useEffect, useRef, useState } from 'react';
import { photoOfColour, type ShownPhoto } from '#domain/productPhotos.ts';
import type { Product } from '#web/api/responses.ts';

/** The scroll position of the photos, by index. Choosing a color scrolls to its photo, if there is one. */
export function usePhotoStrip(
  photos: readonly ShownPhoto<Product['images'][number]>[],
  colour: string | null,
) {
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const show = (place: number) => {
    const { current } = strip;
    current?.scrollTo({ left: place * current.clientWidth });
  };
  const readScroll = () => {
    const { current } = strip;
    if (current) setShown(Math.round(current.scrollLeft / current.clientWidth));
  };
  const colourBefore = useRef(colour);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each choice of a color
  useEffect(() => {
    const place = colour !== null && colour !== colourBefore.current ? photoOfColour(photos, colour) : -1;
    if (place >= 0) show(place);
    colourBefore.current = colour;
  }, [colour]);
  return { strip, shown, show, readScroll };
}
