import Star from 'virtual:lucide/star';
import { adminPageSizes } from '#domain/adminPages.ts';
import { answerStates } from '#domain/adminReviews.ts';
import { ratings } from '#domain/reviews.ts';
import { adminReviewMessages, adminReviewsTexts } from '#texts/adminReviews.ts';
import { adminPages } from '#web/api/adminClient.ts';
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
const states = answerStates.map((value) => ({ value, label: adminReviewMessages.states[value] }));
const stars = ratings.map((rating) => ({
  value: String(rating),
  label: adminReviewsTexts.starCount(rating),
}));

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: adminReviewsTexts.reviews,
    description: adminReviewsTexts.description,
    isHidden: true,
  });

export const clientLoader = ({ url }: Route.ClientLoaderArgs) =>
  adminPages.adminReviews({ query: pickQuery(url.searchParams, ['page', ...filters]) });

export { ListSkeleton as HydrateFallback };

export function ErrorBoundary() {
  return <AdminError title={adminReviewMessages.fetchFailed} />;
}

export default function Reviews({ loaderData: { reviews, pagination, unanswered } }: Route.ComponentProps) {
  return (
    <AdminPage title={adminReviewsTexts.reviews}>
      <p className="text-muted text-sm">
        {unanswered === 0 ? adminReviewsTexts.allAnswered : adminReviewsTexts.withoutAnAnswer(unanswered)}
      </p>
      <FilterForm label={adminReviewsTexts.filterReviews}>
        <FilterSelect
          label={adminReviewsTexts.answerFilter}
          name="state"
          all={adminReviewsTexts.allReviews}
          choices={states}
        />
        <FilterSelect
          label={adminReviewsTexts.stars}
          name="rating"
          all={adminReviewsTexts.allStars}
          choices={stars}
        />
      </FilterForm>
      <ListCount
        total={pagination.total}
        page={pagination.currentPage}
        pageSize={adminPageSizes.reviews}
        noun={adminReviewsTexts.noun}
        filters={filters}
      />
      {reviews.length > 0 ? (
        <ul aria-label={adminReviewsTexts.reviews} className="divide-y divide-line border-line border-y">
          {reviews.map((review) => (
            <AdminReviewCard key={review._id} review={review} />
          ))}
        </ul>
      ) : (
        <EmptyState icon={<Star className="size-7" />} title={adminReviewsTexts.noReviewsHere} level={2}>
          {adminReviewsTexts.emptyHint}
        </EmptyState>
      )}
      <ListPagination currentPage={pagination.currentPage} totalPages={pagination.totalPages} />
    </AdminPage>
  );
}
