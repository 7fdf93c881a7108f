import { clsx } from 'clsx';
import { data, useNavigate } from 'react-router';
import { isCategory } from '#domain/categories.ts';
import { foundLine } from '#domain/foundLines.ts';
import { catalogueTexts } from '#texts/catalogue.ts';
import { apiOf } from '#web/api/client.ts';
import { CatalogueFilters } from '#web/components/catalogue/CatalogueFilters.tsx';
import {
  type CatalogueQuery,
  canonicalPath,
  cataloguePath,
  catalogueTitle,
  changedQuery,
} from '#web/components/catalogue/catalogueQuery.ts';
import { FilterButton } from '#web/components/catalogue/FilterButton.tsx';
import { FilterChips } from '#web/components/catalogue/FilterChips.tsx';
import { loadCatalogue } from '#web/components/catalogue/loadCatalogue.ts';
import { NoSuchCategory } from '#web/components/catalogue/NoSuchCategory.tsx';
import { NoSuchPage } from '#web/components/catalogue/NoSuchPage.tsx';
import { NothingFound } from '#web/components/catalogue/NothingFound.tsx';
import { SortForm } from '#web/components/catalogue/SortForm.tsx';
import { useRequestedQuery } from '#web/components/catalogue/useRequestedQuery.ts';
import { ProductGrid } from '#web/components/products/ProductGrid.tsx';
import { breadcrumbFacts } from '#web/seo/jsonLd.ts';
import { pageMeta } from '#web/seo/pageMeta.ts';
import { Breadcrumbs, type Crumb } from '#web/ui/Breadcrumbs.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { Pagination } from '#web/ui/Pagination.tsx';
import type { Route } from './+types/products.ts';

/** The status tells search engines that the list does not exist. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const page = await loadCatalogue(apiOf(context), url.searchParams);
  const { query } = page;
  const facts = [breadcrumbFacts(trailOf(query), url.origin, canonicalPath(query))];
  return data({ ...page, facts }, isKnown(query) ? undefined : { status: 404 });
}

const isKnown = ({ category }: CatalogueQuery): boolean => !category || isCategory(category);

const trailOf = (query: CatalogueQuery): Crumb[] => [
  { label: catalogueTexts.home, to: '/' },
  query.category || query.section
    ? { label: catalogueTexts.shop, to: '/products' }
    : { label: catalogueTexts.shop },
  ...(query.category || query.section ? [{ label: catalogueTitle(query) }] : []),
];

export const meta: Route.MetaFunction = (args) => {
  const query = args.loaderData?.query ?? { page: 1 };
  const title = query.search ? catalogueTexts.search(query.search) : catalogueTitle(query);
  return pageMeta(args, {
    title: query.page > 1 ? catalogueTexts.titleOfPage(title, query.page) : title,
    description: catalogueTexts.description(catalogueTitle(query)),
    canonical: canonicalPath(query),
    isHidden: Boolean(query.search) || !isKnown(query) || args.loaderData?.products.length === 0,
    jsonLd: args.loaderData?.facts,
  });
};

/** Cards in the initial view of a phone. */
const firstSeen = 2;

export default function Products({ loaderData }: Route.ComponentProps) {
  const { query, products, pagination, facets, nearest } = loaderData;
  const navigate = useNavigate();
  const { requested, isLoading } = useRequestedQuery(query);
  const choose = (next: CatalogueQuery) => void navigate(cataloguePath(next));
  const hrefOf = (page: number) => cataloguePath(changedQuery(query, { page }));
  if (query.category && !isKnown(query)) return <NoSuchCategory category={query.category} />;
  return (
    <div className="page-width flex flex-col gap-6 pt-6 pb-16 sm:pb-24">
      <Breadcrumbs trail={trailOf(query)} />
      <div className="flex flex-col gap-6 lg:flex-row lg:items-end lg:justify-between">
        <PageTitle lead={<span role="status">{foundLine(pagination, query)}</span>}>
          {catalogueTitle(query)}
        </PageTitle>
        <div className="flex flex-wrap gap-3">
          <FilterButton query={requested} facets={facets} found={pagination} onChange={choose} />
          <SortForm query={requested} onChange={choose} />
        </div>
      </div>
      <div className="grid gap-10 lg:grid-cols-[15rem_1fr] lg:gap-14">
        <aside aria-label={catalogueTexts.filters} className="hidden lg:block noscript:block">
          <CatalogueFilters query={requested} facets={facets} onChange={choose} />
        </aside>
        <div
          className={clsx('flex flex-col gap-8 transition-opacity', isLoading && 'opacity-50 delay-150')}
          aria-busy={isLoading}
        >
          <FilterChips query={query} />
          {products.length > 0 ? (
            <ProductGrid products={products} columns={3} level={2} firstSeen={firstSeen} />
          ) : pagination.total > 0 ? (
            <NoSuchPage pagination={pagination} hrefOf={hrefOf} />
          ) : (
            <NothingFound query={query} nearest={nearest} />
          )}
          <div className="pt-8">
            <Pagination {...pagination} hrefOf={hrefOf} />
          </div>
        </div>
      </div>
    </div>
  );
}
