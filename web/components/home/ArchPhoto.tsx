import { clsx } from 'clsx';
import { bannerPicture } from './pictures.ts';

interface ArchPhotoProps {
  /** Of one of the shop's banners. */
  name: string;
  className?: string;
}

const photoSizes = '(min-width: 64rem) 28rem, 92vw';

/** A photograph in the shop's arch, within a fine line. It says nothing that the words beside it don't. */
export function ArchPhoto({ name, className }: ArchPhotoProps) {
  const { avif, webp, jpg } = bannerPicture(name);
  return (
    <div className={clsx('rounded-t-full border border-line p-2', className)}>
      <picture>
        <source type="image/avif" srcSet={avif} sizes={photoSizes} />
        <source type="image/webp" srcSet={webp} sizes={photoSizes} />
        <img
          src={jpg}
          alt=""
          width={1080}
          height={900}
          loading="lazy"
          decoding="async"
          className="aspect-4/5 w-full rounded-t-full bg-sand object-cover"
        />
      </picture>
    </div>
  );
}
