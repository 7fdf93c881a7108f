import Plus from 'virtual:lucide/plus';
import { useState } from 'react';
import { adminOrderMessages } from '#texts/adminOrderMessages.ts';
import { couriersTexts } from '#texts/couriers.ts';
import { adminApi, adminPages } from '#web/api/adminClient.ts';
import type { CourierLayoutRow } from '#web/api/responses.ts';
import { toastOutcome } from '#web/api/toastOutcome.ts';
import { AdminError } from '#web/components/admin/AdminError.tsx';
import { AdminPage } from '#web/components/admin/AdminPage.tsx';
import { courierActionSchema, readAction } from '#web/components/admin/adminActions.ts';
import { ListSkeleton } from '#web/components/admin/ListSkeleton.tsx';
import { LayoutCard } from '#web/components/couriers/LayoutCard.tsx';
import { pageMeta } from '#web/seo/pageMeta.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { useLoaded } from '#web/ui/useLoaded.ts';
import type { Route } from './+types/couriers.ts';

const loadDialog = () => import('#web/components/couriers/LayoutDialog.tsx');

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: couriersTexts.couriers,
    description: couriersTexts.description,
    isHidden: true,
  });

export const clientLoader = async () => ({
  layouts: await adminPages.courierLayouts(),
});

/** Deletes a layout; the form saves layouts itself. */
export async function clientAction({ request }: Route.ClientActionArgs) {
  const action = await readAction(courierActionSchema, request);
  if (!action) return null;
  await toastOutcome(
    adminApi.deleteCourierLayout({ params: { id: action.id } }),
    adminOrderMessages.layoutDeleteFailed,
  );
  return null;
}

export { ListSkeleton as HydrateFallback };

export function ErrorBoundary() {
  return <AdminError title={adminOrderMessages.layoutsFetchFailed} />;
}

const empty: CourierLayoutRow = {
  _id: null,
  name: '',
  courier: null,
  columns: [{ title: '', field: 'orderNumber', text: '' }],
  changedAt: null,
};

const copyOf = (layout: CourierLayoutRow): CourierLayoutRow => ({
  ...layout,
  _id: null,
  name: couriersTexts.copyOf(layout.name),
  changedAt: null,
});

/** The columns of each courier's bulk file. */
export default function Couriers({ loaderData: { layouts } }: Route.ComponentProps) {
  const [draft, setDraft] = useState<CourierLayoutRow | null>(null);
  const close = () => setDraft(null);
  const dialog = useLoaded(loadDialog, draft, close);
  return (
    <AdminPage
      title={couriersTexts.couriers}
      actions={
        <>
          <ButtonLink to="/admin/orders" look="quiet" size="sm">
            {couriersTexts.backToOrders}
          </ButtonLink>
          <Button size="sm" onClick={() => setDraft(empty)}>
            <Plus aria-hidden="true" className="size-4" />
            {couriersTexts.addLayout}
          </Button>
        </>
      }
    >
      {layouts.map((layout) => (
        <LayoutCard
          key={layout._id ?? layout.name}
          layout={layout}
          onEdit={() => setDraft(layout)}
          onCopy={() => setDraft(copyOf(layout))}
        />
      ))}
      {dialog && <dialog.LayoutDialog draft={draft} onClose={close} />}
    </AdminPage>
  );
}
