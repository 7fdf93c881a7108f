import { Link } from 'react-router';
import { categoryLabel } from '#domain/categories.ts';
import { formatDay } from '#domain/dates.ts';
import { grouped } from '#domain/digits.ts';
import { badgesOf } from '#domain/products.ts';
import { totalStock } from '#domain/stock.ts';
import type { Product } from '#web/catalogue.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Cell, Row } from '#web/ui/Table.tsx';
import { AdminPrice } from './AdminPrice.tsx';
import { ProductActions } from './ProductActions.tsx';
import { ProductThumb } from './ProductThumb.tsx';
import { StockBadge } from './StockBadge.tsx';

interface ProductRowProps {
  product: Product;
  isMarked: boolean;
  onMark: () => void;
}

export function ProductRow({ product, isMarked, onMark }: ProductRowProps) {
  const { _id, name, category, createdAt, isActive } = product;
  return (
    <Row isMarked={isMarked}>
      <Cell className="col-span-2">
        <span className="flex items-center gap-4">
          <label className="-m-3 grid size-11 shrink-0 cursor-pointer place-items-center">
            <input
              type="checkbox"
              aria-label={`Select ${name}`}
              checked={isMarked}
              onChange={onMark}
              className="size-5 cursor-pointer accent-accent"
            />
          </label>
          <ProductThumb product={product} />
          <span className="flex min-w-0 flex-col items-start gap-1">
            <Link
              to={`/admin/products/${_id}/edit`}
              className="line-clamp-2 font-medium underline-offset-4 hover:underline"
            >
              {name}
            </Link>
            <span className="flex flex-wrap gap-1">
              {!isActive && <Badge tone="bad">Hidden</Badge>}
              {badgesOf(product).map((badge) => (
                <Badge key={badge}>{badge}</Badge>
              ))}
            </span>
          </span>
        </span>
      </Cell>
      <Cell label="Category">{categoryLabel(category)}</Cell>
      <Cell label="Price" className="text-right">
        <AdminPrice product={product} />
      </Cell>
      <Cell label="Stock" className="tabular-nums lg:text-right">
        {grouped(totalStock(product))}
      </Cell>
      <Cell className="text-right lg:text-left">
        <StockBadge product={product} />
      </Cell>
      <Cell label="Created" className="lg:whitespace-nowrap">
        <time dateTime={createdAt}>{formatDay(createdAt)}</time>
      </Cell>
      <Cell>
        <ProductActions product={product} />
      </Cell>
    </Row>
  );
}
