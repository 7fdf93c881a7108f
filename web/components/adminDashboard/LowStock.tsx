import type { Sales } from '#web/api/answers.ts';
import { RestockButton } from '#web/components/stock/RestockButton.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { EmptyPanel, Panel } from './Panel.tsx';
import { ProductLine } from './ProductLine.tsx';

/** Products that run out next. Each row links to its product and has a restock button. */
export function LowStock({ products }: { products: Sales['lowStock'] }) {
  return (
    <Panel title="Low stock" more={{ to: '/admin/products?state=low', label: 'See all' }}>
      {products.length === 0 && <EmptyPanel>No products are low in stock.</EmptyPanel>}
      <ul className="divide-y divide-line text-sm">
        {products.map((low) => (
          <ProductLine key={low.product} product={low}>
            <Badge tone={low.left === 0 ? 'bad' : 'caution'}>
              {low.left === 0 ? 'Out of Stock' : `${low.left} left`}
            </Badge>
            <RestockButton id={low.product} name={low.name} className="z-10" />
          </ProductLine>
        ))}
      </ul>
    </Panel>
  );
}
