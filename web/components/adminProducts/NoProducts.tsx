import { PackagePlus, PackageSearch } from 'lucide-react';
import { productTexts } from '#domain/productTexts.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';

/** An empty shop needs a first product; an empty search needs other words. */
export function NoProducts({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered) {
    return (
      <EmptyState icon={<PackageSearch className="size-7" />} title={productTexts.noneFound}>
        {productTexts.noneFoundHint}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<PackagePlus className="size-7" />}
      title={productTexts.noneFound}
      action={<ButtonLink to="/admin/products/new">Add Product</ButtonLink>}
    >
      Add your first product to open the shop.
    </EmptyState>
  );
}
