import { SearchX } from 'lucide-react';
import { noneFoundText, productTexts } from '#domain/productTexts.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { chipsOf } from './filterChoices.ts';
import { clearedQuery, type ShopQuery, shopPath } from './shopQuery.ts';

export function NothingFound({ query }: { query: ShopQuery }) {
  const isFiltered = chipsOf(query).length > 0;
  return (
    <EmptyState
      icon={<SearchX className="size-7" />}
      title={productTexts.noneFound}
      action={
        isFiltered && (
          <ButtonLink to={shopPath(clearedQuery(query))} look="outline">
            Clear all filters
          </ButtonLink>
        )
      }
    >
      {noneFoundText(query.category)}
    </EmptyState>
  );
}
