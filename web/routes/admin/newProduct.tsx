import { AdminPage } from '#web/components/admin/AdminPage.tsx';
import { ListSkeleton } from '#web/components/admin/ListSkeleton.tsx';
import { ProductFormPage } from '#web/components/productForm/ProductFormPage.tsx';
import { pageMeta } from '#web/pageMeta.ts';
import type { Route } from './+types/newProduct.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Add Product', description: 'Create a product.', isHidden: true });

export const clientLoader = async (_: Route.ClientLoaderArgs) => null;

export { ListSkeleton as HydrateFallback };

export default function NewProduct() {
  return (
    <AdminPage title="Add Product">
      <ProductFormPage product={null} />
    </AdminPage>
  );
}
