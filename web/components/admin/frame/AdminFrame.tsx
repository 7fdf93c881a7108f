import type { ReactNode } from 'react';
import { OrderAlerts } from '#web/components/orderAlerts/OrderAlerts.tsx';
import { AdminBar } from './AdminBar.tsx';
import { AdminNav } from './AdminNav.tsx';

/** The frame of the admin pages: a slim bar above, and the navigation as a row or, on wide screens, at the side. */
export function AdminFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <AdminBar />
      <OrderAlerts />
      <div className="flex grow flex-col xl:flex-row print:block">
        <AdminNav />
        {/* As high as the screen, so that the scroll bar does not come and go while a page loads. */}
        <main
          id="content"
          tabIndex={-1}
          className="min-h-dvh min-w-0 grow outline-none [--page-gutter:1.5rem]"
        >
          <div data-accent="gold">{children}</div>
        </main>
      </div>
    </>
  );
}
