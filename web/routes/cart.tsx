import { pageMeta } from '#web/pageMeta.ts';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import type { Route } from './+types/cart.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Your Cart', description: 'What you are about to buy.', isHidden: true });

export default function Cart() {
  return (
    <div className="page-width py-12">
      <PageTitle>Your Cart</PageTitle>
    </div>
  );
}
