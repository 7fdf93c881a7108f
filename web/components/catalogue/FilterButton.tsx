import SlidersHorizontal from 'virtual:lucide/sliders-horizontal';
import { lazy, Suspense, useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { useOnceTrue } from '#web/ui/useOnceTrue.ts';
import type { CatalogueQuery } from './catalogueQuery.ts';
import type { Found } from './FilterDrawer.tsx';
import type { Facets } from './FilterForm.tsx';
import { chipsOf } from './filterChoices.ts';

const loadDrawer = () => import('./FilterDrawer.tsx');
const FilterDrawer = lazy(async () => ({ default: (await loadDrawer()).FilterDrawer }));

interface FilterButtonProps {
  query: CatalogueQuery;
  facets?: Facets;
  found: Found;
  onChange: (query: CatalogueQuery) => void;
}

/** Opens the filters on phones and tablets, which have no sidebar. */
export function FilterButton(props: FilterButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const wasOpen = useOnceTrue(isOpen);
  const chosen = chipsOf(props.query).length;
  return (
    <div className="grow lg:hidden noscript:hidden">
      <Button
        look="outline"
        wide
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={() => void loadDrawer()}
        onClick={() => setIsOpen(true)}
      >
        <SlidersHorizontal aria-hidden="true" className="size-4" />
        Filters{chosen > 0 && ` (${chosen})`}
      </Button>
      <Suspense>
        {wasOpen && <FilterDrawer open={isOpen} onClose={() => setIsOpen(false)} {...props} />}
      </Suspense>
    </div>
  );
}
