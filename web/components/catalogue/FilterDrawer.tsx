import { productCount } from '#domain/foundLines.ts';
import { catalogueTexts } from '#texts/catalogue.ts';
import { Button } from '#web/ui/Button.tsx';
import { Drawer } from '#web/ui/Drawer.tsx';
import { CatalogueFilters } from './CatalogueFilters.tsx';
import type { CatalogueQuery } from './catalogueQuery.ts';
import type { Facets } from './facets.ts';

export interface Found {
  total: number;
  /** The real count may be higher. */
  atLeast?: boolean;
}

interface FilterDrawerProps {
  open: boolean;
  onClose: () => void;
  query: CatalogueQuery;
  facets?: Facets;
  found: Found;
  onChange: (query: CatalogueQuery) => void;
}

/** The filters in a drawer for phones; the list behind updates with each choice. */
export function FilterDrawer({ open, onClose, query, facets, found, onChange }: FilterDrawerProps) {
  return (
    <Drawer
      open={open}
      onClose={onClose}
      from="bottom"
      title={catalogueTexts.filters}
      footer={
        <Button wide onClick={onClose}>
          {catalogueTexts.show(productCount(found.total, found.atLeast))}
        </Button>
      }
    >
      <CatalogueFilters query={query} facets={facets} onChange={onChange} />
    </Drawer>
  );
}
