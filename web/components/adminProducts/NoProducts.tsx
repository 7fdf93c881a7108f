import PackagePlus from 'virtual:lucide/package-plus';
import PackageSearch from 'virtual:lucide/package-search';
import { adminProductsTexts } from '#texts/adminProducts.ts';
import { foundTexts } from '#texts/found.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';

/** An empty catalogue offers to create a product; an empty search offers to change the filters. */
export function NoProducts({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered) {
    return (
      <EmptyState icon={<PackageSearch className="size-7" />} title={foundTexts.noneFound}>
        {foundTexts.noneFoundHint}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<PackagePlus className="size-7" />}
      title={foundTexts.noneFound}
      action={<ButtonLink to="/admin/products/new">{adminProductsTexts.addProduct}</ButtonLink>}
    >
      {adminProductsTexts.firstProductHint}
    </EmptyState>
  );
}
