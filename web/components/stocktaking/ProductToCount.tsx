import { productCountKey } from '#domain/stocktaking.ts';
import type { ListToCount } from '#web/api/responses.ts';
import { Picture } from '#web/ui/Picture.tsx';
import { CountRow } from './CountRow.tsx';
import type { useStocktaking } from './useStocktaking.ts';

interface ProductToCountProps {
  product: ListToCount['products'][number];
  stocktaking: Pick<ReturnType<typeof useStocktaking>, 'counts' | 'errors' | 'type'>;
}

export function ProductToCount({ product: { _id, name, image, counts }, stocktaking }: ProductToCountProps) {
  return (
    <li className="flex gap-3 border-line border-t py-2 print:break-inside-avoid">
      <Picture src={image} alt="" sizes="3rem" className="size-12 shrink-0 rounded-sm print:hidden" />
      <div className="min-w-0 grow">
        <h3 className="wrap-anywhere font-medium text-base">{name}</h3>
        <ul>
          {counts.map((count) => {
            const { unit, unitName, stock, reserved } = count;
            const named = { product: _id, unit, unitName };
            const key = productCountKey(named);
            const { typed = '', expected = stock + reserved } = stocktaking.counts[key] ?? {};
            return (
              <CountRow
                key={key}
                product={name}
                count={count}
                expected={expected}
                typed={typed}
                error={stocktaking.errors[key]}
                onType={(text) => stocktaking.type({ ...named, expected, typed: text })}
              />
            );
          })}
        </ul>
      </div>
    </li>
  );
}
