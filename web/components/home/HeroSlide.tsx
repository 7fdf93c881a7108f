import { clsx } from 'clsx';
import { ButtonLink } from '#web/ui/Button.tsx';
import { type Banner, closeSizes, wideMedia, wideSizes } from './banners.ts';
import { closeBanner, wideBanner } from './pictures.ts';

interface HeroSlideProps {
  banner: Banner;
  isFirst: boolean;
}

/** On phones the text is below the picture. On wider screens it covers the picture's empty left side. */
export function HeroSlide({ banner, isFirst }: HeroSlideProps) {
  return (
    <div className={clsx('relative flex h-full flex-col md:aspect-32/15 md:justify-center', banner.ground)}>
      <HeroPicture name={banner.name} isFirst={isFirst} />
      <div
        className={clsx(
          'relative flex grow flex-col items-start gap-3 px-5 pt-6 pb-18 md:w-[38%] md:grow-0 md:p-0 md:pl-8 min-[90rem]:pl-14',
          banner.isDark ? 'text-on-night' : 'text-ink',
        )}
      >
        <p className="overline-text">{banner.overline}</p>
        <h2 className="text-3xl md:max-lg:text-2xl">{banner.title}</h2>
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

/**
 * On wide screens the slide has the picture's aspect ratio, so nothing is cropped. The box reserves that ratio before
 * the image is laid out (styles/app.css).
 */
function HeroPicture({ name, isFirst }: { name: string; isFirst: boolean }) {
  const close = closeBanner(name);
  const wide = wideBanner(name);
  return (
    <picture className="block aspect-5/4 w-full shrink-0 md:absolute md:inset-0 md:aspect-auto">
      <source media={wideMedia} type="image/avif" srcSet={wide.avif} sizes={wideSizes} />
      <source media={wideMedia} srcSet={wide.jpg} />
      <source type="image/avif" srcSet={close.avif} sizes={closeSizes} />
      <source type="image/webp" srcSet={close.webp} sizes={closeSizes} />
      <img
        src={close.jpg}
        alt=""
        width={1125}
        height={900}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        className="size-full object-cover"
      />
    </picture>
  );
}
