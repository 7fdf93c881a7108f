import { pageMeta } from '#web/pageMeta.ts';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import type { Route } from './+types/wishlist.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Your Wishlist', description: 'Products saved for later.', isHidden: true });

export default function Wishlist() {
  return (
    <div className="page-width py-12">
      <PageTitle>Your Wishlist</PageTitle>
    </div>
  );
}
