import type { Sales } from '#web/components/admin/stats.ts';
import { RestockButton } from '#web/components/stock/RestockButton.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { NothingYet } from './NothingYet.tsx';
import { Panel } from './Panel.tsx';
import { ProductLine } from './ProductLine.tsx';

/** What runs out next; each line leads to its product, and its button restocks it on the spot. */
export function LowStock({ products }: { products: Sales['lowStock'] }) {
  return (
    <Panel title="Low stock" more={{ to: '/admin/products?state=low', label: 'See all' }}>
      {products.length === 0 && <NothingYet>Everything is well in stock.</NothingYet>}
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
