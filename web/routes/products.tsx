import { Link, type RouterContextProvider } from 'react-router';
import { collectionTitle } from '#domain/categories.ts';
import { apiOf } from '#web/api.ts';
import { pageMeta } from '#web/pageMeta.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { Pagination } from '#web/ui/Pagination.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import { Price } from '#web/ui/Price.tsx';
import type { Route } from './+types/products.ts';

async function load({ context, url }: { context: Readonly<RouterContextProvider>; url: URL }) {
  const query = Object.fromEntries(url.searchParams);
  return { query, ...(await apiOf(context).products({ query })) };
}

export const loader = (args: Route.LoaderArgs) => load(args);
export const clientLoader = (args: Route.ClientLoaderArgs) => load(args);

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: collectionTitle(args.loaderData?.query.category),
    description: 'Handmade bangles, jewelry and cosmetics, with cash on delivery.',
  });

export default function Products({ loaderData: { query, products, pagination } }: Route.ComponentProps) {
  const hrefOf = (page: number) => `/products?${new URLSearchParams({ ...query, page: String(page) })}`;
  return (
    <div className="page-width flex flex-col gap-10 py-12">
      <PageTitle lead={`${pagination.total} products found`}>{collectionTitle(query.category)}</PageTitle>
      {products.length === 0 && <EmptyState title="No products found" />}
      <ul className="grid grid-cols-2 gap-x-4 gap-y-10 md:grid-cols-3 lg:grid-cols-4">
        {products.map(({ _id, name, price, originalPrice, images: [image] }) => (
          <li key={_id}>
            <Link to={`/products/${_id}`} prefetch="intent" className="flex flex-col gap-2">
              <Picture src={image?.url} alt="" sizes="(min-width: 64rem) 18rem, 50vw" ratio="portrait" />
              <h2 className="font-text text-base">{name}</h2>
              <Price amount={price} original={originalPrice} />
            </Link>
          </li>
        ))}
      </ul>
      <Pagination {...pagination} hrefOf={hrefOf} />
    </div>
  );
}
