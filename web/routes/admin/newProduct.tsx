import { adminProductTexts } from '#texts/adminProductMessages.ts';
import { productFormTexts } from '#texts/productForm.ts';
import { adminPages } from '#web/api/adminClient.ts';
import { AdminError } from '#web/components/admin/AdminError.tsx';
import { AdminPage } from '#web/components/admin/AdminPage.tsx';
import { ListSkeleton } from '#web/components/admin/ListSkeleton.tsx';
import { ProductFormPage } from '#web/components/productForm/ProductFormPage.tsx';
import { pageMeta } from '#web/seo/pageMeta.ts';
import type { Route } from './+types/newProduct.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: productFormTexts.addProduct,
    description: productFormTexts.addDescription,
    isHidden: true,
  });

/** `from`: id of the product to copy. */
export async function clientLoader({ url: { searchParams } }: Route.ClientLoaderArgs) {
  const from = searchParams.get('from');
  return { copyOf: from ? await adminPages.adminProduct({ params: { id: from } }) : null };
}

export { ListSkeleton as HydrateFallback };

export function ErrorBoundary() {
  return <AdminError title={adminProductTexts.fetchFailed} />;
}

export default function NewProduct({ loaderData: { copyOf } }: Route.ComponentProps) {
  return (
    <AdminPage title={copyOf ? productFormTexts.duplicateProduct : productFormTexts.addProduct}>
      <ProductFormPage key={copyOf?._id} product={null} copyOf={copyOf} />
    </AdminPage>
  );
}
