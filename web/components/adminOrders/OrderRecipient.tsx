import type { ReactNode } from 'react';
import type { Order } from '#web/api/responses.ts';

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-1">
      <h3 className="overline-text font-text text-muted">{title}</h3>
      {children}
    </section>
  );
}

const linkClass = 'break-words underline-offset-4 hover:underline';

/** The delivery address and the account that ordered. */
export function OrderRecipient({ order: { shippingAddress, user } }: { order: Order }) {
  const { fullName, phone, address, thana, district, country } = shippingAddress;
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <Part title="Delivery address">
        <address className="not-italic">
          <strong className="font-medium">{fullName}</strong>
          <br />
          <a href={`tel:${phone}`} className={`${linkClass} tabular-nums`}>
            {phone}
          </a>
          <br />
          {address}
          <br />
          {thana}, {district}
          <br />
          {country}
        </address>
      </Part>
      <Part title="Customer">
        <p className="min-w-0">
          <strong className="font-medium">{user.name}</strong>
          <br />
          <a href={`mailto:${user.email}`} className={linkClass}>
            {user.email}
          </a>
        </p>
      </Part>
    </div>
  );
}
