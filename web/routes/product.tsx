import { Suspense, useEffect } from 'react';
import { categoryLabel } from '#domain/categories.ts';
import { productTexts } from '#texts/product.ts';
import { apiOf } from '#web/api/client.ts';
import { cacheIfComplete, loaderHeaders } from '#web/api/orNull.ts';
import type { Product as ProductShown } from '#web/api/responses.ts';
import { loadProduct } from '#web/components/product/loadProduct.ts';
import { isGone, ProductFailure } from '#web/components/product/ProductFailure.tsx';
import { ProductHead } from '#web/components/product/ProductHead.tsx';
import { ProductTabs } from '#web/components/product/ProductTabs.tsx';
import { productFacts } from '#web/components/product/productFacts.ts';
import { RelatedProducts } from '#web/components/product/RelatedProducts.tsx';
import { ViewedBefore } from '#web/components/product/ViewedBefore.tsx';
import { breadcrumbFacts } from '#web/seo/jsonLd.ts';
import { pageMeta, type RootData, shortText } from '#web/seo/pageMeta.ts';
import { noteViewed } from '#web/state/recentlyViewed.ts';
import { Breadcrumbs, type Crumb } from '#web/ui/Breadcrumbs.tsx';
import type { Route } from './+types/product.ts';

export const loader = async ({ context, params, url }: Route.LoaderArgs) => {
  const api = apiOf(context);
  const [shown, settings] = await Promise.all([
    loadProduct(api, params.id, url.searchParams),
    api.settings(),
  ]);
  return cacheIfComplete({ ...shown, facts: factsOf(shown, { settings, origin: url.origin }) });
};

export const headers: Route.HeadersFunction = loaderHeaders;

const trailOf = ({ category, name }: ProductShown): Crumb[] => [
  { label: productTexts.home, to: '/' },
  { label: categoryLabel(category), to: `/products?category=${category}` },
  { label: name },
];

const addressOfProduct = ({ _id }: ProductShown): string => `/products/${_id}`;

const factsOf = (shown: Awaited<ReturnType<typeof loadProduct>>, rootData: RootData) => [
  productFacts(shown, rootData),
  breadcrumbFacts(trailOf(shown.product), rootData.origin, addressOfProduct(shown.product)),
];

const describedIn = 160;

export const meta: Route.MetaFunction = (args) => {
  if (!args.loaderData) {
    return pageMeta(args, {
      title: isGone(args.error) ? productTexts.notFound : productTexts.loadError,
      description: productTexts.notShown,
      isHidden: true,
    });
  }
  const { product, isInStock, facts } = args.loaderData;
  return pageMeta(args, {
    title: product.name,
    canonical: addressOfProduct(product),
    description: shortText(product.description, describedIn),
    image: product.images[0]?.url,
    type: 'product',
    offer: { price: product.price, inStock: isInStock },
    imageText: product.name,
    jsonLd: facts,
  });
};

export default function Product({ loaderData: { product, chosen, reviews, related } }: Route.ComponentProps) {
  useEffect(() => noteViewed(product), [product]);
  return (
    <div className="page-width flex flex-col gap-6 pt-6 pb-16 sm:pb-24 lg:gap-4 lg:pt-4">
      <Breadcrumbs trail={trailOf(product)} />
      <ProductHead key={product._id} product={product} chosen={chosen} />
      <div className="pt-6">
        <ProductTabs key={product._id} product={product} reviews={reviews} />
      </div>
      <div className="flex flex-col gap-16 sm:gap-20">
        {/* React hydrates the product before this boundary. */}
        <Suspense>
          <RelatedProducts category={product.category} products={related ?? []} />
        </Suspense>
        <ViewedBefore currentId={product._id} />
      </div>
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ProductFailure error={error} />;
}
