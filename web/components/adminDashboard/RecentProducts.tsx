import { categoryLabel } from '#domain/categories.ts';
import { productTexts } from '#domain/productTexts.ts';
import type { Product } from '#web/catalogue.ts';
import { AdminPrice } from '#web/components/adminProducts/AdminPrice.tsx';
import { ProductActions } from '#web/components/adminProducts/ProductActions.tsx';
import { ProductThumb } from '#web/components/adminProducts/ProductThumb.tsx';
import { Panel } from './Panel.tsx';

export function RecentProducts({ products }: { products: readonly Product[] }) {
  return (
    <Panel title="Recent Products" more={{ to: '/admin/products', label: 'View all products' }}>
      {products.length === 0 && (
        <p className="py-6 text-center text-muted text-sm">{productTexts.noneFound}</p>
      )}
      <ul className="divide-y divide-line text-sm">
        {products.map((product) => (
          <li key={product._id} className="flex items-center gap-3 py-2">
            <ProductThumb product={product} />
            <span className="min-w-0 grow">
              <span className="block truncate font-medium">{product.name}</span>
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
