import type { Product, ProductReviews } from '#web/api/answers.ts';
import { Tabs } from '#web/ui/Tabs.tsx';
import { Reviews } from './Reviews.tsx';
import { Specifications } from './Specifications.tsx';

interface ProductTabsProps {
  product: Product;
  /** Null if loading failed. */
  reviews: ProductReviews | null;
}

export function ProductTabs({ product, reviews }: ProductTabsProps) {
  const count = reviews?.summary.count ?? 0;
  return (
    <Tabs
      label="More about this product"
      tabs={[
        {
          value: 'reviews',
          label: count > 0 ? `Reviews (${count})` : 'Reviews',
          panel: reviews ? (
            <Reviews first={reviews} />
          ) : (
            <p className="text-muted">The reviews could not be loaded. Please try again later.</p>
          ),
        },
        {
          value: 'description',
          label: 'Description',
          panel: <p className="max-w-prose whitespace-pre-line">{product.description}</p>,
        },
        {
          value: 'specifications',
          label: 'Specifications',
          panel: <Specifications specifications={product.specifications} />,
        },
      ]}
    />
  );
}
