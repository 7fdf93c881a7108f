import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { orderMessages } from '#domain/orderMessages.ts';
import { api, apiOf } from '#web/api.ts';
import { AdminError } from '#web/components/admin/AdminError.tsx';
import { AdminPage } from '#web/components/admin/AdminPage.tsx';
import { ListSkeleton } from '#web/components/admin/ListSkeleton.tsx';
import { LayoutCard } from '#web/components/couriers/LayoutCard.tsx';
import type { CourierLayoutRow } from '#web/components/couriers/layout.ts';
import { pageMeta } from '#web/pageMeta.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { toast, toastFailure } from '#web/ui/toast.ts';
import { useOnceTrue } from '#web/ui/useOnceTrue.ts';
import type { Route } from './+types/couriers.ts';

const LayoutDialog = lazy(async () => ({
  default: (await import('#web/components/couriers/LayoutDialog.tsx')).LayoutDialog,
}));

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Courier Layouts', description: 'The files of couriers.', isHidden: true });

export const clientLoader = async ({ context }: Route.ClientLoaderArgs) => ({
  layouts: await apiOf(context).courierLayouts(),
});

/** Deletes a layout; saving one is its form's affair. */
export async function clientAction({ request }: Route.ClientActionArgs) {
  const id = String((await request.formData()).get('id'));
  try {
    toast((await api.deleteCourierLayout({ params: { id } })).message);
  } catch (error) {
    toastFailure(error, orderMessages.layoutDeleteFailed);
  }
  return null;
}

export { ListSkeleton as HydrateFallback };

export function ErrorBoundary() {
  return <AdminError title={orderMessages.layoutsFetchFailed} />;
}

const empty: CourierLayoutRow = {
  _id: null,
  name: '',
  columns: [{ title: '', field: 'orderNumber', text: '' }],
};

const copyOf = ({ name, columns }: CourierLayoutRow): CourierLayoutRow => ({
  _id: null,
  name: `${name} copy`,
  columns,
});

/** Which columns each courier's bulk file has. */
export default function Couriers({ loaderData: { layouts } }: Route.ComponentProps) {
  const [draft, setDraft] = useState<CourierLayoutRow | null>(null);
  const wasOpened = useOnceTrue(draft !== null);
  return (
    <AdminPage
      title="Courier Layouts"
      actions={
        <>
          <ButtonLink to="/admin/orders" look="quiet" size="sm">
            Back to orders
          </ButtonLink>
          <Button size="sm" onClick={() => setDraft(empty)}>
            <Plus aria-hidden="true" className="size-4" />
            New layout
          </Button>
        </>
      }
    >
      {layouts.map((layout) => (
        <LayoutCard
          key={layout._id}
          layout={layout}
          onEdit={() => setDraft(layout)}
          onCopy={() => setDraft(copyOf(layout))}
        />
      ))}
      <Suspense>{wasOpened && <LayoutDialog draft={draft} onClose={() => setDraft(null)} />}</Suspense>
    </AdminPage>
  );
}
