/** Any address that is no page. The status stays 404, so that neither search engines nor the response cache store it. */
import { data } from 'react-router';
import { errorPagesTexts } from '#texts/errorPages.ts';
import { apiOf } from '#web/api/client.ts';
import { orNull } from '#web/api/orNull.ts';
import { NotFoundPage } from '#web/components/layout/NotFoundPage.tsx';
import { cardOf } from '#web/components/products/cardProduct.ts';
import { pageMeta } from '#web/seo/pageMeta.ts';
import type { Route } from './+types/notFound.ts';

/** Two rows on a computer. */
const shown = '8';

export async function loader({ context }: Route.LoaderArgs) {
  const bestSellers = await orNull(
    apiOf(context).products({ query: { sort: 'best-selling', limit: shown } }),
  );
  return data({ products: (bestSellers?.products ?? []).map(cardOf) }, { status: 404 });
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: errorPagesTexts.notFound,
    description: errorPagesTexts.notFoundText,
    isHidden: true,
  });

export default function NotFound({ loaderData: { products } }: Route.ComponentProps) {
  return <NotFoundPage products={products} />;
}
