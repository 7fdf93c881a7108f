import { EllipsisVertical } from 'lucide-react';
import type { Product } from '#web/catalogue.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Menu, MenuLink } from '#web/ui/Menu.tsx';

/** What is done to a product less often. */
export function MoreActions({ product: { _id, name } }: { product: Product }) {
  return (
    <Menu
      trigger={
        <IconButton label={`More for ${name}`} title="More">
          <EllipsisVertical aria-hidden="true" className="size-5" strokeWidth={1.5} />
        </IconButton>
      }
    >
      <MenuLink to={`/admin/products/new?from=${_id}`}>Duplicate</MenuLink>
      <MenuLink to={`/admin/products/${_id}/stock`}>Stock history</MenuLink>
      <MenuLink to={`/admin/products/${_id}/preview`}>Preview</MenuLink>
    </Menu>
  );
}
