import { sizedCategoryOf } from '#domain/sizes.ts';
import { shownSizes } from '#domain/stock.ts';
import { lastSizeTexts } from '#texts/fitting.ts';
import { api } from '#web/api/client.ts';
import type { Product } from '#web/api/responses.ts';
import { useLoaded } from '#web/ui/useLoaded.ts';

interface LastSizeProps {
  product: Product;
  className: string;
  onTake: (size: string) => void;
}

const loadLastSizes = () => api.lastSizes();

/** Offers the size that the customer bought last of this category. Loaded in the browser: the page is the same for everyone. */
export function LastSize({ product, className, onTake }: LastSizeProps) {
  const kind = sizedCategoryOf(product);
  const bought = useLoaded(loadLastSizes, true)?.find(({ category }) => category === kind);
  const size = shownSizes(product).find((known) => known.size === bought?.size)?.size;
  if (size === undefined) return null;
  return (
    <button type="button" className={className} onClick={() => onTake(size)}>
      {lastSizeTexts.yourSize(size)}
    </button>
  );
}
