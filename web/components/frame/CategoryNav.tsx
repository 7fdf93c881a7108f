import { clsx } from 'clsx';
import { Link, useLocation } from 'react-router';
import { categories } from '#domain/categories.ts';
import { WrittenOnce } from '#web/WrittenOnce.tsx';
import { HomeLink } from './HomeLink.tsx';

const linkClass =
  'inline-flex min-h-11 items-center border-b border-transparent px-1 text-sm transition-colors hover:border-accent hover:text-accent';
const currentClass = 'border-accent! text-accent';

/** The second line of the header, on wide screens and wherever no menu can be opened. */
export function CategoryNav() {
  const { pathname, search } = useLocation();
  const isShop = pathname === '/products';
  const category = isShop ? new URLSearchParams(search).get('category') : null;
  return (
    <WrittenOnce
      as="nav"
      by={['categories', pathname === '/', isShop, category]}
      aria-label="Main"
      className="hidden border-line border-t lg:block noscript:block"
    >
      {() => (
        <ul className="page-width flex flex-wrap items-center justify-center gap-x-5 lg:gap-x-7 xl:gap-x-11">
          <li>
            <HomeLink className={clsx(linkClass, pathname === '/' && currentClass)}>Home</HomeLink>
          </li>
          <li>
            <Link
              to="/products"
              prefetch="intent"
              aria-current={isShop && !category ? 'page' : undefined}
              className={clsx(linkClass, isShop && !category && currentClass)}
            >
              Shop
            </Link>
          </li>
          {categories.map(({ value, label }) => (
            <li key={value}>
              <Link
                to={`/products?category=${value}`}
                prefetch="intent"
                aria-current={category === value ? 'page' : undefined}
                className={clsx(linkClass, category === value && currentClass)}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </WrittenOnce>
  );
}
