import { menuTexts } from '#texts/menu.ts';
import { Drawer } from '#web/ui/Drawer.tsx';
import { MenuAccount } from './MenuAccount.tsx';
import { MenuLinks } from './MenuLinks.tsx';
import { SearchForm } from './SearchForm.tsx';

interface MobileMenuProps {
  open: boolean;
  onClose: () => void;
}

/** The side menu of narrow screens. Every link closes it. */
export function MobileMenu({ open, onClose }: MobileMenuProps) {
  return (
    <Drawer
      open={open}
      onClose={onClose}
      from="left"
      title={menuTexts.menu}
      footer={<MenuAccount onClose={onClose} />}
    >
      <SearchForm onSent={onClose} className="mb-4" />
      <MenuLinks onClose={onClose} />
    </Drawer>
  );
}
