import Boxes from 'virtual:lucide/boxes';
import PackageCheck from 'virtual:lucide/package-check';
import Plus from 'virtual:lucide/plus';
import Users from 'virtual:lucide/users';
import { adminDashboardTexts } from '#texts/adminDashboard.ts';
import { mayOpen } from '#web/auth/adminPlaces.ts';
import { useUser } from '#web/auth/session.ts';
import { Link } from '#web/ui/Link.tsx';

const actions = [
  { to: '/admin/products/new', label: adminDashboardTexts.addProduct, Icon: Plus },
  { to: '/admin/orders', label: adminDashboardTexts.manageOrders, Icon: PackageCheck },
  { to: '/admin/users', label: adminDashboardTexts.manageUsers, Icon: Users },
  { to: '/admin/products', label: adminDashboardTexts.viewAllProducts, Icon: Boxes },
];

export function QuickActions() {
  const user = useUser();
  return (
    <nav aria-label={adminDashboardTexts.quickActions}>
      <ul className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-4">
        {actions
          .filter(({ to }) => mayOpen(user, to))
          .map(({ to, label, Icon }) => (
            <li key={label}>
              <Link
                to={to}
                className="flex min-h-12 items-center justify-center gap-2 rounded-sm border border-accent px-3 text-center font-medium text-accent text-sm transition-colors hover:bg-accent-soft"
              >
                <Icon aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.5} />
                {label}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}
