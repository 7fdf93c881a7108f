import type { RouterContextProvider } from 'react-router';
import { apiOf } from '#web/api.ts';
import { pageMeta } from '#web/pageMeta.ts';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import { Price } from '#web/ui/Price.tsx';
import type { Route } from './+types/product.ts';

interface Asked {
  context: Readonly<RouterContextProvider>;
  params: { id: string };
}

const load = async ({ context, params }: Asked) => ({ product: await apiOf(context).product({ params }) });

export const loader = (args: Route.LoaderArgs) => load(args);
export const clientLoader = (args: Route.ClientLoaderArgs) => load(args);

export const meta: Route.MetaFunction = (args) =>
  args.loaderData
    ? pageMeta(args, {
        title: args.loaderData.product.name,
        description: args.loaderData.product.description.slice(0, 160),
        image: args.loaderData.product.images[0]?.url,
        type: 'product',
      })
    : [];

export default function Product({ loaderData: { product } }: Route.ComponentProps) {
  const [image] = product.images;
  return (
    <div className="page-width grid gap-10 py-12 md:grid-cols-2">
      <Picture src={image?.url} alt={image?.alt ?? ''} sizes="(min-width: 48rem) 50vw, 100vw" isFirst />
      <div className="flex flex-col gap-6">
        <PageTitle>{product.name}</PageTitle>
        <Price amount={product.price} original={product.originalPrice} size="lg" />
        <p className="whitespace-pre-line text-muted">{product.description}</p>
      </div>
    </div>
  );
}
