import { formatTaka } from '#domain/money.ts';
import type { Sales } from '#web/components/admin/stats.ts';
import { NothingYet } from './NothingYet.tsx';
import { Panel } from './Panel.tsx';
import { ProductLine } from './ProductLine.tsx';

export function BestSellers({ products }: { products: Sales['bestSellers'] }) {
  return (
    <Panel title="Best sellers">
      {products.length === 0 && <NothingYet>Nothing was sold in these days.</NothingYet>}
      <ol className="divide-y divide-line text-sm">
        {products.map((sold) => (
          <ProductLine key={sold.product} product={sold}>
            <span className="shrink-0 text-muted tabular-nums">{sold.pieces} sold</span>
            <span className="w-20 shrink-0 text-right font-medium tabular-nums">
              {formatTaka(sold.revenue)}
            </span>
          </ProductLine>
        ))}
      </ol>
    </Panel>
  );
}
