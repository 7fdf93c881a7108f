import { productPageTexts } from '#domain/productPageTexts.ts';
import type { Product, ProductReviews } from '#web/api/responses.ts';
import { Tabs } from '#web/ui/Tabs.tsx';
import { Reviews } from './Reviews.tsx';

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
          panel: <p className="max-w-text whitespace-pre-line">{product.description}</p>,
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

const titleOf = (key: string): string => key.charAt(0).toUpperCase() + key.slice(1);

function Specifications({ specifications }: { specifications: Record<string, string> }) {
  const facts = Object.entries(specifications);
  if (facts.length === 0) return <p className="text-muted">{productPageTexts.noSpecifications}</p>;
  return (
    <dl className="max-w-text">
      {facts.map(([key, value]) => (
        <div
          key={key}
          className="grid grid-cols-[8rem_minmax(0,1fr)] gap-4 border-line border-b py-3 sm:grid-cols-[12rem_minmax(0,1fr)]"
        >
          <dt className="text-muted">{titleOf(key)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
