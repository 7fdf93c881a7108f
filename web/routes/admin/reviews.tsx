import Star from 'virtual:lucide/star';
import { adminReviewMessages, answerStates } from '#domain/adminReviews.ts';
import { pageSizes } from '#domain/pages.ts';
import { counted } from '#domain/plurals.ts';
import { ratings } from '#domain/reviews.ts';
import { apiOf } from '#web/api/client.ts';
import { pickQuery } from '#web/browser/listQuery.ts';
import { AdminError } from '#web/components/admin/AdminError.tsx';
import { AdminPage } from '#web/components/admin/AdminPage.tsx';
import { FilterForm } from '#web/components/admin/FilterForm.tsx';
import { FilterSelect } from '#web/components/admin/FilterSelect.tsx';
import { ListCount } from '#web/components/admin/ListCount.tsx';
import { ListPagination } from '#web/components/admin/ListPagination.tsx';
import { ListSkeleton } from '#web/components/admin/ListSkeleton.tsx';
import { AdminReviewCard } from '#web/components/adminReviews/AdminReviewCard.tsx';
import { pageMeta } from '#web/seo/pageMeta.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import type { Route } from './+types/reviews.ts';

const filters = ['state', 'rating'] as const;
const stars = ratings.map((rating) => ({ value: String(rating), label: counted(rating, 'star') }));

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Reviews',
    description: 'What customers wrote, and your answers.',
    isHidden: true,
  });

export const clientLoader = ({ context, url }: Route.ClientLoaderArgs) =>
  apiOf(context).adminReviews({ query: pickQuery(url.searchParams, ['page', ...filters]) });

export { ListSkeleton as HydrateFallback };

export function ErrorBoundary() {
  return <AdminError title={adminReviewMessages.fetchFailed} />;
}

export default function Reviews({ loaderData: { reviews, pagination, unanswered } }: Route.ComponentProps) {
  return (
    <AdminPage title="Reviews">
      <p className="text-muted text-sm">
        {unanswered === 0
          ? 'Every review has an answer.'
          : `${counted(unanswered, 'review')} without an answer.`}
      </p>
      <FilterForm label="Filter reviews">
        <FilterSelect label="Answer" name="state" all="All reviews" choices={answerStates} />
        <FilterSelect label="Stars" name="rating" all="All stars" choices={stars} />
      </FilterForm>
      <ListCount
        total={pagination.total}
        page={pagination.currentPage}
        pageSize={pageSizes.adminReviews}
        noun="review"
        filters={filters}
      />
      {reviews.length > 0 ? (
        <ul aria-label="Reviews" className="divide-y divide-line border-line border-y">
          {reviews.map((review) => (
            <AdminReviewCard key={review._id} review={review} />
          ))}
        </ul>
      ) : (
        <EmptyState icon={<Star className="size-7" />} title="No reviews here" level={2}>
          Customers can review what was delivered to them.
        </EmptyState>
      )}
      <ListPagination currentPage={pagination.currentPage} totalPages={pagination.totalPages} />
    </AdminPage>
  );
}
