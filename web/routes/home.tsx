import { categories } from '#domain/categories.ts';
import { pageMeta } from '#web/pageMeta.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import type { Route } from './+types/home.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    description:
      'Handmade bangles, earrings, necklaces and rings, cosmetics and alna. Cash on delivery anywhere in Bangladesh.',
  });

export default function Home() {
  return (
    <div className="page-width flex flex-col gap-10 py-12">
      <PageTitle
        overline="Handmade in Bangladesh"
        lead="Bangles, jewelry and cosmetics, paid for when they are in your hands."
      >
        Made by hand, worn every day
      </PageTitle>
      <div className="flex flex-wrap gap-3">
        {categories.map(({ value, label }) => (
          <ButtonLink key={value} to={`/products?category=${value}`} look="outline" size="sm">
            {label}
          </ButtonLink>
        ))}
      </div>
    </div>
  );
}
