import { shownNetContent } from '#domain/cosmeticFacts.ts';
import { productTexts } from '#texts/product.ts';
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
          panel: <Specifications facts={specificationsOf(product)} />,
        },
      ]}
    />
  );
}

const Text = ({ children }: { children: string }) => (
  <p className="wrap-anywhere max-w-text whitespace-pre-line">{children}</p>
);

const titleOf = (key: string): string => key.charAt(0).toUpperCase() + key.slice(1);

/** What is known of every product, then what only cosmetics have. */
const specificationsOf = ({ specifications, shade, netContent, maker, madeIn }: Product) => [
  ...Object.entries(specifications).map(([key, value]) => [titleOf(key), value] as const),
  ...([
    [productTexts.shade, shade],
    [productTexts.netContent, netContent && shownNetContent(netContent)],
    [productTexts.maker, maker],
    [productTexts.madeIn, madeIn],
  ].filter(([, value]) => value) as [string, string][]),
];

function Specifications({ facts }: { facts: readonly (readonly [name: string, value: string])[] }) {
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
