import { clsx } from 'clsx';
import { ButtonLink } from '#web/ui/Button.tsx';
import { type Banner, bannerSizes } from './banners.ts';
import { bannerPicture } from './pictures.ts';

interface HeroSlideProps {
  banner: Banner;
  isFirst: boolean;
}

/** The words stand below the goods on phones and beside them elsewhere, on one ground. */
export function HeroSlide({ banner, isFirst }: HeroSlideProps) {
  return (
    <div
      className={clsx(
        'relative flex h-full flex-col md:flex-row-reverse lg:min-h-115 xl:min-h-130',
        banner.ground,
      )}
    >
      <HeroPicture name={banner.name} isFirst={isFirst} />
      <div
        className={clsx(
          'relative flex grow flex-col items-start gap-3 px-5 pt-6 pb-18 md:justify-center md:py-14 md:pr-0 md:pl-8 xl:pl-14',
          banner.isDark ? 'text-on-night' : 'text-ink',
        )}
      >
        <p className="overline-text">{banner.overline}</p>
        <h2 className="text-3xl lg:max-xl:text-2xl xl:text-4xl">{banner.title}</h2>
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

/** Where words stand beside it, it rises out of their ground. */
const risingClass = 'md:mask-[linear-gradient(to_right,transparent,#000_12%)]';

function HeroPicture({ name, isFirst }: { name: string; isFirst: boolean }) {
  const { avif, webp, jpg } = bannerPicture(name);
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={avif} sizes={bannerSizes} />
      <source type="image/webp" srcSet={webp} sizes={bannerSizes} />
      <img
        src={jpg}
        alt=""
        width={1080}
        height={900}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        className={clsx(
          'aspect-6/5 w-full shrink-0 object-cover md:aspect-auto md:h-auto md:min-h-80 md:w-[60%]',
          risingClass,
        )}
      />
    </picture>
  );
}
