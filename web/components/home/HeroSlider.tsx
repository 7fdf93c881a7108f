import { Carousel } from '#web/ui/Carousel.tsx';
import { banners } from './banners.ts';
import { HeroSlide } from './HeroSlide.tsx';

const autoplayMs = 4000;

export function HeroSlider() {
  return (
    <Carousel label="Highlights" autoplayMs={autoplayMs} controls="over">
      {banners.map((banner, place) => (
        <HeroSlide key={banner.name} banner={banner} isFirst={place === 0} />
      ))}
    </Carousel>
  );
}
