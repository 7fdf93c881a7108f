import { categoryLabel } from '#domain/categories.ts';
import { formatDay } from '#domain/dates.ts';
import { nameNow } from '#domain/productNames.ts';
import { badgesOf } from '#domain/products.ts';
import { totalStock } from '#domain/stock.ts';
import { adminProductsTexts } from '#texts/adminProducts.ts';
import { grouped } from '#texts/numbers.ts';
import { productsTexts } from '#texts/products.ts';
import type { AdminProduct } from '#web/api/responses.ts';
import { WaitingCount } from '#web/components/stockAlerts/WaitingCount.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Cell, Row } from '#web/ui/Table.tsx';
import { ProductActions } from './ProductActions.tsx';
import { AdminPrice, ProductThumb, StockBadge } from './ProductCells.tsx';
import { RestoreButton } from './RestoreButton.tsx';

interface ProductRowProps {
  product: AdminProduct;
  isSelected?: boolean;
  /** Absent for deleted products. */
  onSelect?: () => void;
}

export function ProductRow({ product, isSelected, onSelect }: ProductRowProps) {
  const { _id, category, createdAt, isActive } = product;
  const name = nameNow(product);
  return (
    <Row isSelected={isSelected}>
      <Cell className="col-span-2">
        <span className="flex items-center gap-4">
          {onSelect && (
            <label className="-m-3 grid size-11 shrink-0 cursor-pointer place-items-center">
              <input
                type="checkbox"
                aria-label={adminProductsTexts.selectName(name)}
                checked={isSelected}
                onChange={onSelect}
                className="size-5 cursor-pointer accent-accent"
              />
            </label>
          )}
          <ProductThumb product={product} />
          <span className="flex min-w-0 flex-col items-start gap-1">
            {onSelect ? (
              <Link
                to={`/admin/products/${_id}/edit`}
                className="line-clamp-2 wrap-anywhere font-medium underline-offset-4 hover:underline"
              >
                {name}
              </Link>
            ) : (
              <span className="line-clamp-2 wrap-anywhere font-medium">{name}</span>
            )}
            <span className="flex flex-wrap gap-1">
              {!isActive && <Badge tone="bad">{adminProductsTexts.hidden}</Badge>}
              {badgesOf(product).map((badge) => (
                <Badge key={badge}>{productsTexts.badges[badge]}</Badge>
              ))}
            </span>
          </span>
        </span>
      </Cell>
      <Cell label={adminProductsTexts.category}>{categoryLabel(category)}</Cell>
      <Cell label={adminProductsTexts.price} className="text-right">
        <AdminPrice product={product} />
      </Cell>
      <Cell label={adminProductsTexts.stock} className="tabular-nums lg:text-right">
        {grouped(totalStock(product))}
      </Cell>
      <Cell className="text-right lg:text-left">
        <StockBadge product={product} />
        <WaitingCount waiting={product.waiting} />
      </Cell>
      <Cell label={adminProductsTexts.created} className="lg:whitespace-nowrap">
        <time dateTime={createdAt}>{formatDay(createdAt)}</time>
      </Cell>
      <Cell className="text-right">
        {onSelect ? <ProductActions product={product} /> : <RestoreButton product={product} />}
      </Cell>
    </Row>
  );
}
