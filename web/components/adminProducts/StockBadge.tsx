import { type StockStatus, stockStatus, totalStock } from '#domain/stock.ts';
import type { Product } from '#web/catalogue.ts';
import { useShop } from '#web/shop.ts';
import { Badge, type BadgeTone } from '#web/ui/Badge.tsx';

const tones: Record<StockStatus, BadgeTone> = {
  'Out of Stock': 'bad',
  'Low Stock': 'caution',
  'In Stock': 'good',
};

export function StockBadge({ product }: { product: Product }) {
  const { lowStockLimit } = useShop();
  const status = stockStatus(totalStock(product), lowStockLimit);
  return <Badge tone={tones[status]}>{status}</Badge>;
}
