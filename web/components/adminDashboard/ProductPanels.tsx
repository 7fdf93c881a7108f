import type { ReactNode } from 'react';
import { formatTaka } from '#domain/money.ts';
import { adminDashboardTexts } from '#texts/adminDashboard.ts';
import { revenueTexts } from '#texts/revenue.ts';
import type { Sales } from '#web/api/responses.ts';
import { AdminLink } from '#web/components/admin/AdminLink.tsx';
import { RestockButton } from '#web/components/stock/RestockButton.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import { EmptyPanel, Panel } from './Panel.tsx';

export function BestSellers({ products }: { products: NonNullable<Sales['bestSellers']> }) {
  return (
    <Panel title={adminDashboardTexts.bestSellers} note={revenueTexts.goods}>
      {products.length === 0 && <EmptyPanel>{adminDashboardTexts.noSales}</EmptyPanel>}
      <ol className="divide-y divide-line text-sm">
        {products.map((sold) => (
          <ProductLine key={sold.product} product={sold}>
            <span className="shrink-0 text-muted tabular-nums">{adminDashboardTexts.sold(sold.pieces)}</span>
            <span className="w-20 shrink-0 text-right font-medium tabular-nums">
              {formatTaka(sold.revenue)}
            </span>
          </ProductLine>
        ))}
      </ol>
    </Panel>
  );
}

/** Products that run out next. Each row links to its product and has a restock button. */
export function LowStock({ products }: { products: NonNullable<Sales['lowStock']> }) {
  return (
    <Panel
      title={adminDashboardTexts.lowStock}
      more={{ to: '/admin/products?state=low', label: adminDashboardTexts.seeAll }}
    >
      {products.length === 0 && <EmptyPanel>{adminDashboardTexts.noLowStock}</EmptyPanel>}
      <ul className="divide-y divide-line text-sm">
        {products.map((low) => (
          <ProductLine key={low.product} product={low}>
            <Badge tone={low.left === 0 ? 'bad' : 'caution'}>
              {low.left === 0 ? adminDashboardTexts.outOfStock : adminDashboardTexts.left(low.left)}
            </Badge>
            <RestockButton id={low.product} name={low.name} className="z-10" />
          </ProductLine>
        ))}
      </ul>
    </Panel>
  );
}

interface ProductLineProps {
  product: { product: string; name: string; image: string };
  children: ReactNode;
}

/** A product in a short list. The whole row links to its form. */
function ProductLine({ product: { product, name, image }, children }: ProductLineProps) {
  return (
    <li className="relative flex min-h-12 items-center gap-3 py-2 hover:bg-sand/50">
      <Picture src={image} alt="" sizes="2.5rem" className="size-10 shrink-0 rounded-sm" />
      <AdminLink
        to={`/admin/products/${product}/edit`}
        className="line-clamp-2 min-w-0 grow wrap-anywhere after:absolute after:inset-0"
      >
        {name}
      </AdminLink>
      {children}
    </li>
  );
}
