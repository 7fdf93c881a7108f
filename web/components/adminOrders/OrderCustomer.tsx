import { takenText } from '#domain/orderSources.ts';
import { formatPhone } from '#domain/phones.ts';
import { orderDialogTexts } from '#texts/orderDialog.ts';
import type { AdminOrder } from '#web/api/responses.ts';
import { AdminLink } from '#web/components/admin/AdminLink.tsx';

const linkClass = 'break-words underline-offset-4 hover:underline';

/** Who ordered: the account, or the name and phone that the admin was given, and the admin who took the order. */
export function OrderCustomer({ order }: { order: AdminOrder }) {
  const { user, customer, takenBy, source } = order;
  const taken = source === 'shop' ? null : takenText(source);
  return (
    <div className="flex min-w-0 flex-col gap-1">
      {user && (
        <p>
          <AdminLink to={`/admin/users/${user._id}`} prefetch="none" className={`${linkClass} font-medium`}>
            {user.name}
          </AdminLink>
          {user.email && (
            <>
              <br />
              <a href={`mailto:${user.email}`} className={linkClass}>
                {user.email}
              </a>
            </>
          )}
        </p>
      )}
      {customer && (
        <p className="break-words">
          <strong className="font-medium">{customer.name}</strong>
          <br />
          <a href={`tel:${customer.phone}`} className={`${linkClass} tabular-nums`}>
            {formatPhone(customer.phone)}
          </a>
          {!user && <span className="text-muted">{orderDialogTexts.noAccount}</span>}
        </p>
      )}
      {taken && <p className="text-muted">{takenBy ? orderDialogTexts.takenBy(taken, takenBy) : taken}</p>}
    </div>
  );
}
