import { clsx } from 'clsx';
import { type RouterContextProvider, useNavigate } from 'react-router';
import { foundLine } from '#domain/productTexts.ts';
import { Asleep } from '#web/Asleep.tsx';
import { apiOf } from '#web/api.ts';
import { ProductGrid } from '#web/components/products/ProductGrid.tsx';
import { FilterButton } from '#web/components/shop/FilterButton.tsx';
import { FilterChips } from '#web/components/shop/FilterChips.tsx';
import { FilterForm } from '#web/components/shop/FilterForm.tsx';
import { loadShop } from '#web/components/shop/loadShop.ts';
import { NothingFound } from '#web/components/shop/NothingFound.tsx';
import { SortForm } from '#web/components/shop/SortForm.tsx';
import {
  canonicalPath,
  changedQuery,
  type ShopQuery,
  shopPath,
  shopTitle,
} from '#web/components/shop/shopQuery.ts';
import { useAskedQuery } from '#web/components/shop/useAskedQuery.ts';
import { breadcrumbFacts } from '#web/jsonLd.ts';
import { pageMeta, rootDataOf } from '#web/pageMeta.ts';
import { Breadcrumbs, type Crumb } from '#web/ui/Breadcrumbs.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { Pagination } from '#web/ui/Pagination.tsx';
import type { Route } from './+types/products.ts';

const load = ({ context, url }: { context: Readonly<RouterContextProvider>; url: URL }) =>
  loadShop(apiOf(context), url.searchParams);

export const loader = (args: Route.LoaderArgs) => load(args);
export const clientLoader = (args: Route.ClientLoaderArgs) => load(args);

const trailOf = (query: ShopQuery): Crumb[] => [
  { label: 'Home', to: '/' },
  query.category || query.section ? { label: 'Shop', to: '/products' } : { label: 'Shop' },
  ...(query.category || query.section ? [{ label: shopTitle(query) }] : []),
];

export const meta: Route.MetaFunction = (args) => {
  const query = args.loaderData?.query ?? { page: 1 };
  const title = query.search ? `Search: ${query.search}` : shopTitle(query);
  return pageMeta(args, {
    title: query.page > 1 ? `${title}, page ${query.page}` : title,
    description: `${shopTitle(query)}: handmade in Bangladesh, paid for on delivery. Free delivery on larger orders.`,
    canonical: canonicalPath(query),
    isHidden: Boolean(query.search),
    jsonLd: [breadcrumbFacts(trailOf(query), rootDataOf(args).origin, canonicalPath(query))],
  });
};

/** Of the first screen of a phone. */
const firstSeen = 2;

export default function Products({ loaderData }: Route.ComponentProps) {
  const { query, products, pagination, facets } = loaderData;
  const navigate = useNavigate();
  const { asked, isComing } = useAskedQuery(query);
  const choose = (next: ShopQuery) => void navigate(shopPath(next));
  return (
    <div className="page-width flex flex-col gap-6 pt-6 pb-16 sm:pb-24">
      <Breadcrumbs trail={trailOf(query)} />
      <div className="flex flex-col gap-6 lg:flex-row lg:items-end lg:justify-between">
        <PageTitle lead={<span role="status">{foundLine(pagination, query)}</span>}>
          {shopTitle(query)}
        </PageTitle>
        <div className="flex gap-3">
          <FilterButton query={asked} facets={facets} found={pagination} onChange={choose} />
          <SortForm query={asked} onChange={choose} />
        </div>
      </div>
      <div className="grid gap-10 lg:grid-cols-[15rem_1fr] lg:gap-14">
        <Asleep as="aside" isFar aria-label="Filters" className="hidden lg:block noscript:block">
          <FilterForm query={asked} facets={facets} onChange={choose} />
        </Asleep>
        <div
          className={clsx('flex flex-col gap-8 transition-opacity', isComing && 'opacity-50 delay-150')}
          aria-busy={isComing}
        >
          <FilterChips query={query} />
          {products.length > 0 ? (
            <ProductGrid products={products} columns={3} level={2} firstSeen={firstSeen} />
          ) : (
            <NothingFound query={query} />
          )}
          <div className="pt-8">
            <Pagination {...pagination} hrefOf={(page) => shopPath(changedQuery(query, { page }))} />
          </div>
        </div>
      </div>
    </div>
  );
}
