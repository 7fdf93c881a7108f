import { clsx } from 'clsx';
import { useLocation } from 'react-router';
import { categories } from '#domain/categories.ts';
import { layoutTexts } from '#texts/layout.ts';
import { Link } from '#web/ui/Link.tsx';
import { HomeLink } from './HomeLink.tsx';

const linkClass =
  'inline-flex min-h-11 items-center border-b border-transparent px-1 text-sm transition-colors hover:border-accent hover:text-accent';
const currentClass = 'border-accent! text-accent';

/** Second line of the header, on wide screens and without script. */
export function CategoryNav() {
  const { pathname, search } = useLocation();
  const isCatalogue = pathname === '/products';
  const category = isCatalogue ? new URLSearchParams(search).get('category') : null;
  return (
    <nav aria-label={layoutTexts.mainMenu} className="hidden border-line border-t lg:block noscript:block">
      <ul className="page-width flex flex-wrap items-center justify-center gap-x-5 lg:gap-x-7 xl:gap-x-11">
        <li>
          <HomeLink className={clsx(linkClass, pathname === '/' && currentClass)}>
            {layoutTexts.home}
          </HomeLink>
        </li>
        <li>
          <Link
            to="/products"
            aria-current={isCatalogue && !category ? 'page' : undefined}
            className={clsx(linkClass, isCatalogue && !category && currentClass)}
          >
            {layoutTexts.shop}
          </Link>
        </li>
        {categories.map(({ value, label }) => (
          <li key={value}>
            <Link
              to={`/products?category=${value}`}
              aria-current={category === value ? 'page' : undefined}
              className={clsx(linkClass, category === value && currentClass)}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
