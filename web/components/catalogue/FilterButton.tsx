import SlidersHorizontal from 'virtual:lucide/sliders-horizontal';
import { useState } from 'react';
import { catalogueTexts } from '#texts/catalogue.ts';
import { Button } from '#web/ui/Button.tsx';
import { useLoaded } from '#web/ui/useLoaded.ts';
import type { CatalogueQuery } from './catalogueQuery.ts';
import type { Found } from './FilterDrawer.tsx';
import type { Facets } from './facets.ts';
import { chipsOf } from './filterChoices.ts';

const loadDrawer = () => import('./FilterDrawer.tsx');

interface FilterButtonProps {
  query: CatalogueQuery;
  facets?: Facets;
  found: Found;
  onChange: (query: CatalogueQuery) => void;
}

/** Opens the filters on phones and tablets, which have no sidebar. */
export function FilterButton(props: FilterButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const drawer = useLoaded(loadDrawer, isOpen, close);
  const chosen = chipsOf(props.query).length;
  return (
    <div className="grow lg:hidden noscript:hidden">
      <Button
        look="outline"
        wide
        className="whitespace-nowrap"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={() => void loadDrawer().catch(() => undefined)}
        onClick={() => setIsOpen(true)}
      >
        <SlidersHorizontal className="size-4" />
        {chosen > 0 ? catalogueTexts.filtersChosen(chosen) : catalogueTexts.filters}
      </Button>
      {drawer && <drawer.FilterDrawer open={isOpen} onClose={close} {...props} />}
    </div>
  );
}
