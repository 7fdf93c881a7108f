import { clsx } from 'clsx';
import { useState } from 'react';
import { srcSetOf } from '#domain/images.ts';
import { PicturePlaceholder } from './PicturePlaceholder.tsx';

interface PictureProps {
  src: string | null | undefined;
  /** Empty if the text beside it says the same. */
  alt: string;
  /** The `sizes` attribute. */
  sizes: string;
  /** Aspect ratio of the reserved space. */
  ratio?: 'square' | 'portrait' | 'landscape' | 'wide' | 'fill';
  /** Width of the original, if known; no larger file is offered. */
  pixelWidth?: number | null;
  /** In the initial view: loads first. All others load lazily. */
  isFirst?: boolean;
  className?: string;
  imageClass?: string;
}

const ratios = {
  square: 'aspect-square',
  portrait: 'aspect-4/5',
  landscape: 'aspect-4/3',
  wide: 'aspect-16/9',
  fill: 'h-full',
};

export function Picture(props: PictureProps) {
  const { src, alt, sizes, ratio = 'square', pixelWidth, isFirst = false, className, imageClass } = props;
  const [failed, setFailed] = useState<string | null>(null);
  // A failure before hydration fires no event. It shows as a complete image without pixels.
  const check = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setFailed(src ?? null);
  };
  return (
    <span className={clsx('relative block overflow-hidden bg-sand', ratios[ratio], className)}>
      {!src || failed === src ? (
        <PicturePlaceholder alt={alt} />
      ) : (
        <picture>
          <source type="image/avif" srcSet={srcSetOf(src, 'avif', pixelWidth)} sizes={sizes} />
          <source type="image/webp" srcSet={srcSetOf(src, 'webp', pixelWidth)} sizes={sizes} />
          <img
            ref={check}
            src={src}
            srcSet={srcSetOf(src, 'jpg', pixelWidth)}
            sizes={sizes}
            alt={alt}
            loading={isFirst ? 'eager' : 'lazy'}
            fetchPriority={isFirst ? 'high' : 'auto'}
            decoding="async"
            className={clsx('absolute inset-0 size-full object-cover', imageClass)}
            onError={() => setFailed(src)}
          />
        </picture>
      )}
    </span>
  );
}
