import SearchX from 'virtual:lucide/search-x';
import { noneFoundText, productTexts } from '#domain/productTexts.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { type CatalogueQuery, cataloguePath, clearedQuery } from './catalogueQuery.ts';
import { chipsOf } from './filterChoices.ts';

export function NothingFound({ query }: { query: CatalogueQuery }) {
  const isFiltered = chipsOf(query).length > 0;
  return (
    <EmptyState
      icon={<SearchX className="size-7" />}
      title={productTexts.noneFound}
      action={
        isFiltered && (
          <ButtonLink to={cataloguePath(clearedQuery(query))} look="outline">
            Clear all filters
          </ButtonLink>
        )
      }
    >
      {noneFoundText(query.category)}
    </EmptyState>
  );
}
