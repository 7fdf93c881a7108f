import ClipboardList from 'virtual:lucide/clipboard-list';
import Printer from 'virtual:lucide/printer';
import { adminStates } from '#domain/adminListing.ts';
import { MAX_BULK } from '#domain/bulkEdit.ts';
import { categories, categoryLabel } from '#domain/categories.ts';
import { adminListingTexts } from '#texts/adminListing.ts';
import { grouped } from '#texts/numbers.ts';
import { stocktakingMessages, stocktakingTexts } from '#texts/stocktaking.ts';
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
  pageMeta(args, {
    title: stocktakingTexts.stocktaking,
    description: stocktakingTexts.description,
    isHidden: true,
  });

export const clientLoader = ({ url: { searchParams } }: Route.ClientLoaderArgs) =>
  adminPages.stocktaking({ query: pickQuery(searchParams, ['search', 'category', 'state']) });

export { ListSkeleton as HydrateFallback };

export function ErrorBoundary() {
  return <AdminError title={stocktakingMessages.fetchFailed} />;
}

const states = adminStates
  .filter((value) => value !== 'deleted')
  .map((value) => ({ value, label: adminListingTexts.states[value] }));

/** Counts what lies in the shop: on a phone beside the shelf, or on paper and entered afterwards. */
export default function Stocktaking({ loaderData: { products } }: Route.ComponentProps) {
  const stocktaking = useStocktaking();
  const shelves = [...Map.groupBy(products, ({ category }) => category)];
  return (
    <AdminPage
      title={stocktakingTexts.stocktaking}
      actions={
        <Button look="outline" onClick={() => window.print()}>
          <Printer aria-hidden="true" className="size-5" />
          {stocktakingTexts.print}
        </Button>
      }
    >
      <p className="max-w-prose text-sm">{stocktakingTexts.howTo}</p>
      <div className="print:hidden">
        <FilterForm label={stocktakingTexts.filterProducts}>
          <SearchField
            label={stocktakingTexts.searchProducts}
            placeholder={stocktakingTexts.searchPlaceholder}
          />
          <FilterSelect
            label={stocktakingTexts.category}
            name="category"
            all={stocktakingTexts.allCategories}
            choices={categories}
          />
          <FilterSelect
            label={stocktakingTexts.show}
            name="state"
            all={stocktakingTexts.allProducts}
            choices={states}
          />
        </FilterForm>
      </div>
      {products.length === MAX_BULK && (
        <p className="text-sm">{stocktakingTexts.newestOnly(grouped(MAX_BULK))}</p>
      )}
      {products.length === 0 && (
        <EmptyState icon={<ClipboardList className="size-7" />} title={stocktakingTexts.noProductsToCount}>
          {stocktakingTexts.tryOtherFilters}
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
