import ChevronRight from 'virtual:lucide/chevron-right';
import { categories } from '#domain/categories.ts';
import { menuTexts } from '#texts/menu.ts';
import { useUser } from '#web/auth/session.ts';
import { useInstall } from '#web/browser/installOffer.ts';
import { Link } from '#web/ui/Link.tsx';
import { HomeLink } from './HomeLink.tsx';
import { LanguageLink } from './LanguageLink.tsx';

export const itemClass = 'flex min-h-12 w-full items-center justify-between gap-2 text-left';
const mainClass = `${itemClass} min-h-14 font-display text-lg`;

const shopLinks = [
  { to: '/products', label: menuTexts.shop },
  { to: '/wishlist', label: menuTexts.wishlist },
];
const adminLink = { to: '/admin', label: menuTexts.adminPanel };
/** Links for customers with an order. */
const helpLinks = [
  { to: '/track', label: menuTexts.trackYourOrder },
  { to: '/shipping', label: menuTexts.shippingInfo },
  { to: '/contact', label: menuTexts.contact },
];

/** The links of the side menu. */
export function MenuLinks({ onClose }: { onClose: () => void }) {
  const install = useInstall();
  const mainLinks = useUser()?.role === 'admin' ? [...shopLinks, adminLink] : shopLinks;
  return (
    <nav aria-label={menuTexts.menu}>
      <ul className="divide-y divide-line">
        <li>
          <HomeLink className={mainClass} onClick={onClose}>
            {menuTexts.home}
          </HomeLink>
        </li>
        <li>
          <MenuCategories onClose={onClose} />
        </li>
        {mainLinks.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className={mainClass} onClick={onClose}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <ul className="mt-4 text-muted text-sm">
        {helpLinks.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className={`${itemClass} min-h-11`} onClick={onClose}>
              {label}
            </Link>
          </li>
        ))}
        <li>
          <LanguageLink className={`${itemClass} min-h-11`} />
        </li>
        {install && (
          <li>
            <button type="button" className={`${itemClass} min-h-11`} onClick={() => void install()}>
              {menuTexts.installApp}
            </button>
          </li>
        )}
      </ul>
    </nav>
  );
}

function MenuCategories({ onClose }: { onClose: () => void }) {
  return (
    <details className="group">
      <summary className={`${mainClass} list-none`}>
        {menuTexts.categories}
        <ChevronRight className="size-5 text-muted transition-transform group-open:rotate-90" />
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
  );
}
