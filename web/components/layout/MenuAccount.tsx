import { menuTexts } from '#texts/menu.ts';
import { logout } from '#web/auth/logout.ts';
import { useUser } from '#web/auth/session.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { buttonClass } from '#web/ui/Button.tsx';
import { Link } from '#web/ui/Link.tsx';
import { itemClass } from './MenuLinks.tsx';

/** The foot of the side menu: the user's account, or a login link for visitors. */
export function MenuAccount({ onClose }: { onClose: () => void }) {
  const user = useUser();
  if (!user) {
    return (
      <Link to="/auth/login" className={buttonClass({ wide: true })} onClick={onClose}>
        {menuTexts.loginRegister}
      </Link>
    );
  }
  const leave = () => {
    onClose();
    void logout();
  };
  return (
    <div className="flex flex-col">
      <p className="flex items-center gap-2 pb-1 font-medium">
        <span className="min-w-0 truncate">{user.name}</span>
        {user.role === 'admin' && <Badge>{menuTexts.admin}</Badge>}
      </p>
      <Link to="/account" className={itemClass} onClick={onClose}>
        {menuTexts.myAccount}
      </Link>
      <button type="button" className={itemClass} onClick={leave}>
        {menuTexts.logout}
      </button>
    </div>
  );
}
