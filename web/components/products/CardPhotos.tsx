import { clsx } from 'clsx';
import { Picture } from '#web/ui/Picture.tsx';
import type { CardProduct } from './cardProduct.ts';

interface CardPhotosProps {
  product: CardProduct;
  sizes: string;
  isFirst?: boolean;
  /** The second photo loads on first hover; phones never load it. */
  hasSecond: boolean;
}

export function CardPhotos({ product, sizes, isFirst, hasSecond }: CardPhotosProps) {
  const [photo, second] = product.images;
  return (
    <>
      <Picture
        src={photo?.url}
        alt=""
        sizes={sizes}
        pixelWidth={photo?.width}
        isFirst={isFirst}
        imageClass={clsx(!product.inStock && 'opacity-60')}
      />
      {second && hasSecond && (
        <Picture
          src={second.url}
          alt=""
          sizes={sizes}
          pixelWidth={second.width}
          className="absolute! inset-0 opacity-0 transition-opacity duration-300 group-hover:opacity-100"
        />
      )}
    </>
  );
}
