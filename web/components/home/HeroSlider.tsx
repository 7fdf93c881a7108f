import type { RenderedBanner } from '#domain/renderedContent.ts';
import { homeTexts } from '#texts/home.ts';
import { Carousel } from '#web/ui/Carousel.tsx';
import { HeroSlide } from './HeroSlide.tsx';

const autoplayMs = 4000;

export function HeroSlider({ banners }: { banners: readonly RenderedBanner[] }) {
  return (
    <Carousel label={homeTexts.highlights} autoplayMs={autoplayMs} controls="over">
      {banners.map((banner, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: banners have no ids, and the page changes as a whole
        <HeroSlide key={place} banner={banner} isFirst={place === 0} />
      ))}
    </Carousel>
  );
}
