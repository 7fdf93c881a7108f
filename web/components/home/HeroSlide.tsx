import { clsx } from 'clsx';
import { ButtonLink } from '#web/ui/Button.tsx';
import { type Banner, closeSizes, wideFrom, wideSizes } from './banners.ts';
import { closeBanner, wideBanner } from './pictures.ts';

interface HeroSlideProps {
  banner: Banner;
  isFirst: boolean;
}

/** The words stand below the goods on phones, beside them on tablets, and on the banner itself where it is wide. */
export function HeroSlide({ banner, isFirst }: HeroSlideProps) {
  return (
    <div
      className={clsx(
        'relative flex h-full flex-col md:flex-row-reverse lg:min-h-125 lg:flex-row',
        banner.ground,
      )}
    >
      <HeroPicture name={banner.name} isFirst={isFirst} />
      <div
        className={clsx(
          'relative flex grow flex-col items-start gap-3 px-5 pt-6 pb-18 md:justify-center md:py-10 md:pr-4 md:pl-8 lg:max-w-[38%] lg:pr-0 lg:pl-14',
          banner.isDark ? 'text-on-night' : 'text-ink',
        )}
      >
        <p className="overline-text">{banner.overline}</p>
        <h2 className="text-3xl xl:text-4xl">{banner.title}</h2>
        <p className="max-w-xs">{banner.text}</p>
        <ButtonLink
          to="/products"
          look={banner.isDark ? 'light' : 'primary'}
          className="mt-3 outline-current"
        >
          Shop Now
        </ButtonLink>
      </div>
    </div>
  );
}

function HeroPicture({ name, isFirst }: { name: string; isFirst: boolean }) {
  const wide = wideBanner(name);
  const close = closeBanner(name);
  return (
    <picture className="contents">
      <source media={wideFrom} type="image/avif" srcSet={wide.avif} sizes={wideSizes} />
      <source media={wideFrom} type="image/webp" srcSet={wide.webp} sizes={wideSizes} />
      <source media={wideFrom} srcSet={wide.jpg} />
      <source type="image/avif" srcSet={close.avif} sizes={closeSizes} />
      <source type="image/webp" srcSet={close.webp} sizes={closeSizes} />
      <img
        src={close.jpg}
        alt=""
        width={1080}
        height={900}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        className="aspect-6/5 w-full shrink-0 object-cover md:w-[55%] lg:absolute lg:inset-0 lg:aspect-auto lg:size-full lg:object-right"
      />
    </picture>
  );
}
