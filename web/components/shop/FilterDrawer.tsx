import { countText } from '#domain/productTexts.ts';
import { Button } from '#web/ui/Button.tsx';
import { Drawer } from '#web/ui/Drawer.tsx';
import { type Facets, FilterForm } from './FilterForm.tsx';
import type { ShopQuery } from './shopQuery.ts';

export interface Found {
  total: number;
  /** There are more. */
  atLeast?: boolean;
}

interface FilterDrawerProps {
  open: boolean;
  onClose: () => void;
  query: ShopQuery;
  facets?: Facets;
  found: Found;
  onChange: (query: ShopQuery) => void;
}

/** The same filters within a thumb's reach; the list behind follows each choice. */
export function FilterDrawer({ open, onClose, query, facets, found, onChange }: FilterDrawerProps) {
  return (
    <Drawer
      open={open}
      onClose={onClose}
      from="bottom"
      title="Filters"
      footer={
        <Button wide onClick={onClose}>
          Show {countText(found.total, found.atLeast)} products
        </Button>
      }
    >
      <FilterForm query={query} facets={facets} onChange={onChange} />
    </Drawer>
  );
}
