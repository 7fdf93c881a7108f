import FileSpreadsheet from 'virtual:lucide/file-spreadsheet';
import Settings2 from 'virtual:lucide/settings-2';
import Truck from 'virtual:lucide/truck';
import type { ComponentProps, ReactElement } from 'react';
import { adminOrdersTexts } from '#texts/adminOrders.ts';
import type { CourierLayoutRow } from '#web/api/responses.ts';
import { Menu } from '#web/ui/Menu.tsx';
import { MenuItem, MenuLink, MenuSeparator } from '#web/ui/MenuItem.tsx';

interface ExportMenuProps {
  trigger: ReactElement<ComponentProps<'button'>>;
  layouts: readonly CourierLayoutRow[];
  /** Null means the default columns. */
  onChoose: (layout: CourierLayoutRow | null) => void;
}

export function ExportMenu({ trigger, layouts, onChoose }: ExportMenuProps) {
  return (
    <Menu trigger={trigger}>
      <MenuItem onClick={() => onChoose(null)}>
        <FileSpreadsheet aria-hidden="true" className="size-4" />
        {adminOrdersTexts.spreadsheet}
      </MenuItem>
      {layouts.map((layout) => (
        <MenuItem key={layout.name} onClick={() => onChoose(layout)}>
          <Truck aria-hidden="true" className="size-4" />
          {adminOrdersTexts.bulkUpload(layout.name)}
        </MenuItem>
      ))}
      <MenuSeparator />
      <MenuLink to="/admin/orders/couriers">
        <Settings2 aria-hidden="true" className="size-4" />
        {adminOrdersTexts.couriers}
      </MenuLink>
    </Menu>
  );
}
