import { Star } from 'lucide-react';
import type { Product } from '#web/catalogue.ts';
import { Picture } from '#web/ui/Picture.tsx';

/** The first photo, with a star on it where the product is featured. */
export function ProductThumb({ product: { images, featured } }: { product: Product }) {
  return (
    <span className="relative block size-14 shrink-0">
      <Picture src={images[0]?.url} alt="" sizes="3.5rem" className="size-14 rounded-sm" />
      {featured && (
        <span className="absolute -top-1.5 -right-1.5 grid size-6 place-items-center rounded-full bg-accent text-on-accent">
          <Star aria-hidden="true" className="size-3.5 fill-current" />
        </span>
      )}
    </span>
  );
}
