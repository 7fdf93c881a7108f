import { productTexts } from '#texts/product.ts';
import type { ProductReviews } from '#web/api/responses.ts';
import { Tabs } from '#web/ui/Tabs.tsx';
import { Reviews } from './Reviews.tsx';
import type { ShownProduct } from './shownProduct.ts';

interface ProductTabsProps {
  product: ShownProduct;
  /** Null if loading failed. */
  reviews: ProductReviews | null;
}

export function ProductTabs({ product, reviews }: ProductTabsProps) {
  const count = reviews?.summary.count ?? 0;
  return (
    <Tabs
      label={productTexts.moreAboutThisProduct}
      tabs={[
        {
          value: 'reviews',
          label: count > 0 ? productTexts.reviewsCounted(count) : productTexts.reviews,
          panel: reviews ? (
            <Reviews first={reviews} />
          ) : (
            <p className="text-muted">{productTexts.reviewsFailed}</p>
          ),
        },
        {
          value: 'description',
          label: productTexts.description,
          panel: <Text>{product.description}</Text>,
        },
        ...(product.ingredients
          ? [
              {
                value: 'ingredients',
                label: productTexts.ingredients,
                panel: <Text>{product.ingredients}</Text>,
              },
            ]
          : []),
        ...(product.howToUse
          ? [{ value: 'how-to-use', label: productTexts.howToUse, panel: <Text>{product.howToUse}</Text> }]
          : []),
        {
          value: 'specifications',
          label: productTexts.specifications,
          panel: <Specifications facts={product.details.specifications} />,
        },
      ]}
    />
  );
}

const Text = ({ children }: { children: string }) => (
  <p className="wrap-anywhere max-w-text whitespace-pre-line">{children}</p>
);

function Specifications({ facts }: { facts: ShownProduct['details']['specifications'] }) {
  if (facts.length === 0) return <p className="text-muted">{productTexts.noSpecifications}</p>;
  return (
    <dl className="max-w-text">
      {facts.map(([name, value]) => (
        <div
          key={name}
          className="grid grid-cols-[8rem_minmax(0,1fr)] gap-4 border-line border-b py-3 sm:grid-cols-[12rem_minmax(0,1fr)]"
        >
          <dt className="text-muted">{name}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
