import { Clock, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { categoryLabel, footerCategories } from '#domain/categories.ts';
import { COPYRIGHT_YEAR, dialled } from '#domain/shop.ts';
import { Asleep } from '#web/Asleep.tsx';
import { useShop } from '#web/shop.ts';
import { WrittenOnce } from '#web/WrittenOnce.tsx';
import { SocialLinks } from './SocialLinks.tsx';

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

export function Footer() {
  const shop = useShop();
  return (
    <WrittenOnce
      as="footer"
      by={['footer', shop]}
      className="further-down mt-auto bg-night pb-[var(--foot-bar,0px)] text-on-night text-sm [--room:40rem]"
    >
      {() => (
        <Asleep>
          <div className="page-width grid grid-cols-2 gap-x-8 gap-y-10 py-12 sm:py-16 md:grid-cols-4 lg:grid-cols-[2fr_1fr_1fr_1fr_1.5fr]">
            <div className="col-span-2 flex flex-col gap-4 md:col-span-4 lg:col-span-1 lg:pr-8">
              <p className="font-display text-3xl">{shop.name}</p>
              <p className="max-w-sm text-on-night-muted">{shop.blurb}</p>
              <SocialLinks links={shop.socialLinks} />
            </div>
            <LinkColumn title="Shop" links={shopLinks} />
            <LinkColumn title="Help" links={helpLinks} />
            <LinkColumn title={shop.name} links={aboutLinks} />
            <div>
              <h2 className="mb-3 text-lg">Visit & call</h2>
              <ul className="flex flex-col gap-1 text-on-night-muted">
                <Place icon={<MapPin aria-hidden="true" className="size-4" />}>{shop.address}</Place>
                <Place icon={<Phone aria-hidden="true" className="size-4" />}>
                  <a
                    href={`tel:${dialled(shop.phone)}`}
                    className="inline-flex min-h-10 items-center pointer-coarse:min-h-11 outline-current hover:text-on-night"
                  >
                    {shop.phone}
                  </a>
                </Place>
                <Place icon={<Clock aria-hidden="true" className="size-4" />}>Open {shop.hours}</Place>
              </ul>
            </div>
          </div>
          <p className="border-on-night/15 border-t py-6 text-center text-on-night-muted text-xs">
            © {COPYRIGHT_YEAR} {shop.name}. All rights reserved.
          </p>
        </Asleep>
      )}
    </WrittenOnce>
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
              prefetch="intent"
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

function Place({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex min-h-10 items-center gap-3">
      {icon}
      <span>{children}</span>
    </li>
  );
}
