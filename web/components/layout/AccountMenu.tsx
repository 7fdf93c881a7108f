import Download from 'virtual:lucide/download';
import Languages from 'virtual:lucide/languages';
import LayoutDashboard from 'virtual:lucide/layout-dashboard';
import LogOut from 'virtual:lucide/log-out';
import UserRound from 'virtual:lucide/user-round';
import { menuTexts } from '#texts/menu.ts';
import type { User } from '#web/api/responses.ts';
import { logout } from '#web/auth/logout.ts';
import { useInstall } from '#web/browser/installOffer.ts';
import { Menu } from '#web/ui/Menu.tsx';
import { MenuItem, MenuLink, MenuSeparator, menuLinkProps } from '#web/ui/MenuItem.tsx';
import { AccountName, cornerClass } from './AccountName.tsx';
import { LanguageLink } from './LanguageLink.tsx';

export function AccountMenu({ user }: { user: User }) {
  const install = useInstall();
  return (
    <Menu
      trigger={
        <button type="button" className={cornerClass}>
          <AccountName user={user} />
          <span className="sr-only lg:hidden">{menuTexts.myAccount}</span>
        </button>
      }
    >
      <MenuLink to="/account">
        <UserRound className="size-4" />
        {menuTexts.myAccount}
      </MenuLink>
      {user.role === 'admin' && (
        <MenuLink to="/admin">
          <LayoutDashboard className="size-4" />
          {menuTexts.adminPanel}
        </MenuLink>
      )}
      <LanguageLink {...menuLinkProps}>
        <Languages className="size-4" />
      </LanguageLink>
      {install && (
        <MenuItem onClick={() => void install()}>
          <Download className="size-4" />
          {menuTexts.installApp}
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem onClick={() => void logout()}>
        <LogOut className="size-4" />
        {menuTexts.logout}
      </MenuItem>
    </Menu>
  );
}
