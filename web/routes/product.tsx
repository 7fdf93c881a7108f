import { useEffect } from 'react';
import { isRouteErrorResponse, type RouterContextProvider } from 'react-router';
import { categoryLabel } from '#domain/categories.ts';
import { productTexts } from '#domain/productTexts.ts';
import { apiOf } from '#web/api.ts';
import type { Product as ProductShown } from '#web/catalogue.ts';
import { loadProduct, reviewPagesParam } from '#web/components/product/loadProduct.ts';
import { ProductFailure } from '#web/components/product/ProductFailure.tsx';
import { ProductHead } from '#web/components/product/ProductHead.tsx';
import { ProductTabs } from '#web/components/product/ProductTabs.tsx';
import { productFacts } from '#web/components/product/productFacts.ts';
import { RecentlyViewed } from '#web/components/product/RecentlyViewed.tsx';
import { RelatedProducts } from '#web/components/product/RelatedProducts.tsx';
import { breadcrumbFacts } from '#web/jsonLd.ts';
import { pageMeta, rootDataOf, shortText } from '#web/pageMeta.ts';
import { keptIfWhole, loaderHeaders } from '#web/pageParts.ts';
import { noteViewed } from '#web/recentlyViewed.ts';
import { Breadcrumbs, type Crumb } from '#web/ui/Breadcrumbs.tsx';
import type { Route } from './+types/product.ts';

interface Asked {
  context: Readonly<RouterContextProvider>;
  params: { id: string };
  url: URL;
}

const load = ({ context, params, url }: Asked) =>
  loadProduct(apiOf(context), params.id, url.searchParams.get(reviewPagesParam));

export const loader = async (args: Route.LoaderArgs) => keptIfWhole(await load(args));
export const clientLoader = (args: Route.ClientLoaderArgs) => load(args);

export const headers: Route.HeadersFunction = loaderHeaders;

const trailOf = ({ category, name }: ProductShown): Crumb[] => [
  { label: 'Home', to: '/' },
  { label: categoryLabel(category), to: `/products?category=${category}` },
  { label: name },
];

const describedIn = 160;

export const meta: Route.MetaFunction = (args) => {
  if (!args.loaderData) {
    return pageMeta(args, {
      title: isGone(args.error) ? productTexts.notFound : productTexts.loadError,
      description: 'This product could not be shown.',
      isHidden: true,
    });
  }
  const { product } = args.loaderData;
  const { origin } = rootDataOf(args);
  return pageMeta(args, {
    title: product.name,
    description: shortText(product.description, describedIn),
    image: product.images[0]?.url,
    type: 'product',
    jsonLd: [
      productFacts(product, origin),
      breadcrumbFacts(trailOf(product), origin, `/products/${product._id}`),
    ],
  });
};

export default function Product({ loaderData: { product, reviews, related } }: Route.ComponentProps) {
  useEffect(() => noteViewed(product), [product]);
  return (
    <div className="page-width flex flex-col gap-6 pt-6 pb-16 sm:pb-24">
      <Breadcrumbs trail={trailOf(product)} />
      <ProductHead key={product._id} product={product} />
      <div id="reviews" className="scroll-mt-24 pt-6">
        <ProductTabs key={product._id} product={product} reviews={reviews} />
      </div>
      <div className="flex flex-col gap-16 sm:gap-20">
        <RelatedProducts category={product.category} products={related ?? []} />
        <RecentlyViewed currentId={product._id} />
      </div>
    </div>
  );
}

const isGone = (error: unknown): boolean => isRouteErrorResponse(error) && error.status === 404;

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ProductFailure isMissing={isGone(error)} />;
}
