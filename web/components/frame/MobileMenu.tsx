import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { categories } from '#domain/categories.ts';
import { useUser } from '#web/session.ts';
import { logout } from '#web/signing.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { buttonClass } from '#web/ui/Button.tsx';
import { Drawer } from '#web/ui/Drawer.tsx';
import { HomeLink } from './HomeLink.tsx';
import { SearchForm } from './SearchForm.tsx';

const itemClass = 'flex min-h-12 w-full items-center justify-between gap-2 text-left';
const mainClass = `${itemClass} min-h-14 font-display text-lg`;

/** What is asked for by those who have bought. */
const helpLinks = [
  { to: '/track', label: 'Track Your Order' },
  { to: '/shipping', label: 'Shipping Info' },
  { to: '/contact', label: 'Contact' },
];

interface MobileMenuProps {
  open: boolean;
  onClose: () => void;
}

export function MobileMenu({ open, onClose }: MobileMenuProps) {
  const user = useUser();
  return (
    <Drawer open={open} onClose={onClose} from="left" title="Menu" footer={<Account onClose={onClose} />}>
      <SearchForm onSent={onClose} className="mb-4" />
      <nav aria-label="Menu">
        <ul className="divide-y divide-line">
          <li>
            <HomeLink className={mainClass} onClick={onClose}>
              Home
            </HomeLink>
          </li>
          <li>
            <details className="group">
              <summary className={`${mainClass} list-none`}>
                Categories
                <ChevronRight
                  aria-hidden="true"
                  className="size-5 text-muted transition-transform group-open:rotate-90"
                />
              </summary>
              <ul className="mb-3 border-line border-l pl-4">
                {categories.map(({ value, label }) => (
                  <li key={value}>
                    <Link to={`/products?category=${value}`} className={itemClass} onClick={onClose}>
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </details>
          </li>
          <li>
            <Link to="/products" className={mainClass} onClick={onClose}>
              Shop
            </Link>
          </li>
          <li>
            <Link to="/wishlist" className={mainClass} onClick={onClose}>
              Wishlist
            </Link>
          </li>
          {user?.role === 'admin' && (
            <li>
              <Link to="/admin" className={mainClass} onClick={onClose}>
                Admin Panel
              </Link>
            </li>
          )}
        </ul>
        <ul className="mt-4 text-muted text-sm">
          {helpLinks.map(({ to, label }) => (
            <li key={to}>
              <Link to={to} className={`${itemClass} min-h-11`} onClick={onClose}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </Drawer>
  );
}

function Account({ onClose }: { onClose: () => void }) {
  const user = useUser();
  if (!user) {
    return (
      <Link to="/auth/login" className={buttonClass({ wide: true })} onClick={onClose}>
        Login / Register
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
        {user.role === 'admin' && <Badge>Admin</Badge>}
      </p>
      <Link to="/account" className={itemClass} onClick={onClose}>
        My Account
      </Link>
      <button type="button" className={itemClass} onClick={leave}>
        Logout
      </button>
    </div>
  );
}
