import { pageMeta } from '#web/pageMeta.ts';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import type { Route } from './+types/orderSuccess.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Thank you', description: 'Your order has been placed.', isHidden: true });

export default function OrderSuccess() {
  return (
    <div className="page-width py-12">
      <PageTitle>Thank you</PageTitle>
    </div>
  );
}
