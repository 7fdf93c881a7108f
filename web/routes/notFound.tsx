/** Any address that is no page. */
import { errorPagesTexts } from '#texts/errorPages.ts';
import { apiOf } from '#web/api/client.ts';
import { loadNotFound } from '#web/components/layout/loadNotFound.ts';
import { NotFoundPage } from '#web/components/layout/NotFoundPage.tsx';
import { pageMeta } from '#web/seo/pageMeta.ts';
import type { Route } from './+types/notFound.ts';

export const loader = ({ context }: Route.LoaderArgs) => loadNotFound(apiOf(context));

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: errorPagesTexts.notFound,
    description: errorPagesTexts.notFoundText,
    isHidden: true,
  });

export default function NotFound({ loaderData: { products } }: Route.ComponentProps) {
  return <NotFoundPage products={products} />;
}
