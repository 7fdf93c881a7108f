import { pageMeta } from '#web/pageMeta.ts';
import { PageSkeleton } from '#web/ui/PageSkeleton.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import type { Route } from './+types/newProduct.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Add Product', description: 'Create a product.', isHidden: true });

export const clientLoader = async (_: Route.ClientLoaderArgs) => null;

export { PageSkeleton as HydrateFallback };

export default function NewProduct() {
  return (
    <div className="page-width py-12">
      <PageTitle>Add Product</PageTitle>
    </div>
  );
}
