import { formatTaka } from '#domain/money.ts';
import type { Sales } from '#web/api/answers.ts';
import { EmptyPanel, Panel } from './Panel.tsx';
import { ProductLine } from './ProductLine.tsx';

export function BestSellers({ products }: { products: Sales['bestSellers'] }) {
  return (
    <Panel title="Best sellers">
      {products.length === 0 && <EmptyPanel>No sales in this period.</EmptyPanel>}
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
