import { clsx } from 'clsx';
import { type BannerGround, isDarkGround } from '#domain/bannerGrounds.ts';
import type { RenderedBanner } from '#domain/renderedContent.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { bannerPictures, wideMedia } from './banners.ts';

interface HeroSlideProps {
  banner: RenderedBanner;
  isFirst: boolean;
}

const grounds: Record<BannerGround, string> = {
  wine: 'bg-[#6f2636]',
  pearl: 'bg-[#e7e4e0]',
  peach: 'bg-[#f2d9ba]',
  sand: 'bg-sand',
  night: 'bg-night',
};

/** On phones the text is below the picture. On wider screens it covers the picture's empty left side. */
export function HeroSlide({ banner, isFirst }: HeroSlideProps) {
  const isDark = isDarkGround(banner.ground);
  return (
    <div
      className={clsx(
        'relative flex h-full flex-col md:aspect-32/15 md:justify-center',
        grounds[banner.ground],
      )}
    >
      <HeroPicture banner={banner} isFirst={isFirst} />
      <div
        className={clsx(
          'relative flex grow flex-col items-start gap-3 px-5 pt-6 pb-18 md:w-[38%] md:grow-0 md:p-0 md:pl-8 min-[90rem]:pl-14',
          isDark ? 'text-on-night' : 'text-ink',
        )}
      >
        <p className="overline-text">{banner.overline}</p>
        <h2 className="text-3xl md:max-lg:text-2xl">{banner.title}</h2>
        <p className="max-w-xs">{banner.text}</p>
        <ButtonLink to={banner.link} look={isDark ? 'light' : 'primary'} className="mt-3 outline-current">
          {banner.linkLabel}
        </ButtonLink>
      </div>
    </div>
  );
}

/**
 * On wide screens the slide has the picture's aspect ratio, so nothing is cropped. The box reserves that ratio before
 * the image is laid out (styles/app.css).
 */
function HeroPicture({ banner: { picture, alt }, isFirst }: HeroSlideProps) {
  const { close, wide } = bannerPictures(picture);
  const uploaded = 'publicId' in picture ? picture : null;
  return (
    <>
      <picture className="block aspect-5/4 w-full shrink-0 md:absolute md:inset-0 md:aspect-auto">
        <source media={wideMedia} type="image/avif" srcSet={wide.avif} sizes={wide.sizes} />
        <source media={wideMedia} srcSet={wide.jpg} />
        <source type="image/avif" srcSet={close.avif} sizes={close.sizes} />
        <source type="image/webp" srcSet={close.webp} sizes={close.sizes} />
        <img
          src={close.jpg}
          alt={alt}
          width={uploaded?.width ?? 1125}
          height={uploaded?.height ?? 900}
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'auto'}
          className={clsx('size-full object-cover', uploaded && 'max-md:object-right')}
        />
      </picture>
      {uploaded && (
        // Text stays readable on any photo: the ground covers its left side.
        <div className="absolute inset-0 bg-inherit [mask-image:linear-gradient(to_right,#000_36%,transparent_58%)] max-md:hidden" />
      )}
    </>
  );
}
