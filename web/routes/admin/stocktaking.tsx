import ClipboardList from 'virtual:lucide/clipboard-list';
import Printer from 'virtual:lucide/printer';
import { adminStates } from '#domain/adminListing.ts';
import { MAX_BULK } from '#domain/bulkEdit.ts';
import { categories, categoryLabel } from '#domain/categories.ts';
import { stocktakingMessages } from '#domain/stocktaking.ts';
import { grouped } from '#texts/numbers.ts';
import { adminPages } from '#web/api/adminClient.ts';
import { pickQuery } from '#web/browser/listQuery.ts';
import { AdminError } from '#web/components/admin/AdminError.tsx';
import { AdminPage } from '#web/components/admin/AdminPage.tsx';
import { FilterForm } from '#web/components/admin/FilterForm.tsx';
import { FilterSelect } from '#web/components/admin/FilterSelect.tsx';
import { ListSkeleton } from '#web/components/admin/ListSkeleton.tsx';
import { SearchField } from '#web/components/admin/SearchField.tsx';
import { ProductToCount } from '#web/components/stocktaking/ProductToCount.tsx';
import { StocktakingBar } from '#web/components/stocktaking/StocktakingBar.tsx';
import { useStocktaking } from '#web/components/stocktaking/useStocktaking.ts';
import { pageMeta } from '#web/seo/pageMeta.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import type { Route } from './+types/stocktaking.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Stocktaking', description: 'Count what lies in the shop.', isHidden: true });

export const clientLoader = ({ url: { searchParams } }: Route.ClientLoaderArgs) =>
  adminPages.stocktaking({ query: pickQuery(searchParams, ['search', 'category', 'state']) });

export { ListSkeleton as HydrateFallback };

export function ErrorBoundary() {
  return <AdminError title={stocktakingMessages.fetchFailed} />;
}

const states = adminStates.filter(({ value }) => value !== 'deleted');

/** Counts what lies in the shop: on a phone beside the shelf, or on paper and entered afterwards. */
export default function Stocktaking({ loaderData: { products } }: Route.ComponentProps) {
  const stocktaking = useStocktaking();
  const shelves = [...Map.groupBy(products, ({ category }) => category)];
  return (
    <AdminPage
      title="Stocktaking"
      actions={
        <Button look="outline" onClick={() => window.print()}>
          <Printer aria-hidden="true" className="size-5" />
          Print
        </Button>
      }
    >
      <p className="max-w-prose text-sm">
        Count everything that lies in the shop, packed parcels too, as long as no courier has taken them. What
        you enter stays in this browser until you save it. Orders placed while you count change nothing.
      </p>
      <div className="print:hidden">
        <FilterForm label="Filter products">
          <SearchField label="Search products" placeholder="Search by name or description" />
          <FilterSelect label="Category" name="category" all="All categories" choices={categories} />
          <FilterSelect label="Show" name="state" all="All products" choices={states} />
        </FilterForm>
      </div>
      {products.length === MAX_BULK && (
        <p className="text-sm">
          The newest {grouped(MAX_BULK)} products are listed. Choose a category to see the others.
        </p>
      )}
      {products.length === 0 && (
        <EmptyState icon={<ClipboardList className="size-7" />} title="No products to count">
          Change the search or the filters.
        </EmptyState>
      )}
      {shelves.map(([category, shelf]) => (
        <section key={category} className="flex max-w-3xl flex-col gap-1">
          <h2 className="text-xl">{categoryLabel(category)}</h2>
          <ul>
            {shelf.map((product) => (
              <ProductToCount key={product._id} product={product} stocktaking={stocktaking} />
            ))}
          </ul>
        </section>
      ))}
      <StocktakingBar stocktaking={stocktaking} />
    </AdminPage>
  );
}
