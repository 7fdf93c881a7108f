import { categoryLabel } from '#domain/categories.ts';
import { nameNow } from '#domain/productNames.ts';
import { adminDashboardTexts } from '#texts/adminDashboard.ts';
import { foundTexts } from '#texts/found.ts';
import type { Product } from '#web/api/responses.ts';
import { ProductActions } from '#web/components/adminProducts/ProductActions.tsx';
import { AdminPrice, ProductThumb } from '#web/components/adminProducts/ProductCells.tsx';
import { EmptyPanel, Panel } from './Panel.tsx';

export function RecentProducts({ products }: { products: readonly Product[] }) {
  return (
    <Panel
      title={adminDashboardTexts.recentProducts}
      more={{ to: '/admin/products', label: adminDashboardTexts.allProducts }}
    >
      {products.length === 0 && <EmptyPanel>{foundTexts.noneFound}</EmptyPanel>}
      <ul className="divide-y divide-line text-sm">
        {products.map((product) => (
          <li
            key={product._id}
            className="flex flex-wrap items-center justify-end gap-x-3 py-2 sm:flex-nowrap"
          >
            <ProductThumb product={product} />
            <span className="min-w-0 grow basis-2/3 sm:basis-auto">
              <span className="line-clamp-2 wrap-anywhere font-medium sm:line-clamp-1">
                {nameNow(product)}
              </span>
              <span className="flex flex-wrap items-baseline gap-x-2 text-muted text-xs">
                {categoryLabel(product.category)}
                <span className="text-ink">
                  <AdminPrice product={product} />
                </span>
              </span>
            </span>
            <ProductActions product={product} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
