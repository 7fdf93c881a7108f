import { categoryLabel, footerCategories } from '#domain/categories.ts';
import { layoutTexts } from '#texts/layout.ts';
import { Link } from '#web/ui/Link.tsx';

const aboutLinks = [
  { to: '/about', label: layoutTexts.aboutUs },
  { to: '/contact', label: layoutTexts.contact },
  { to: '/privacy', label: layoutTexts.privacyPolicy },
  { to: '/terms', label: layoutTexts.termsOfService },
];

const helpLinks = [
  { to: '/shipping', label: layoutTexts.shippingInfo },
  { to: '/returns', label: layoutTexts.returnsAndExchanges },
  { to: '/faq', label: layoutTexts.faq },
  { to: '/track', label: layoutTexts.trackYourOrder },
];

const shopLinks = [
  ...footerCategories.map((value) => ({ to: `/products?category=${value}`, label: categoryLabel(value) })),
  { to: '/products', label: layoutTexts.allProducts },
];

/** Three columns of links. */
export function FooterLinks({ shopName }: { shopName: string }) {
  return (
    <>
      <LinkColumn title={layoutTexts.shop} links={shopLinks} />
      <LinkColumn title={layoutTexts.help} links={helpLinks} />
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
