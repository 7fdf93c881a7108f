import { categoryLabel, footerCategories } from '#domain/categories.ts';
import { Link } from '#web/ui/Link.tsx';

const aboutLinks = [
  { to: '/about', label: 'About Us' },
  { to: '/contact', label: 'Contact' },
  { to: '/privacy', label: 'Privacy Policy' },
  { to: '/terms', label: 'Terms of Service' },
];

const helpLinks = [
  { to: '/shipping', label: 'Shipping Info' },
  { to: '/returns', label: 'Returns & Exchanges' },
  { to: '/faq', label: 'FAQ' },
  { to: '/track', label: 'Track Your Order' },
];

const shopLinks = [
  ...footerCategories.map((value) => ({ to: `/products?category=${value}`, label: categoryLabel(value) })),
  { to: '/products', label: 'All Products' },
];

/** Three columns of links. */
export function FooterLinks({ shopName }: { shopName: string }) {
  return (
    <>
      <LinkColumn title="Shop" links={shopLinks} />
      <LinkColumn title="Help" links={helpLinks} />
      <LinkColumn title={shopName} links={aboutLinks} />
    </>
  );
}

interface LinkColumnProps {
  title: string;
  links: readonly { to: string; label: string }[];
}

function LinkColumn({ title, links }: LinkColumnProps) {
  return (
    <nav aria-label={title}>
      <h2 className="mb-3 text-lg">{title}</h2>
      <ul>
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link
              to={to}
              className="inline-flex min-h-10 min-w-11 items-center pointer-coarse:min-h-11 text-on-night-muted underline-offset-4 outline-current hover:text-on-night hover:underline"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
