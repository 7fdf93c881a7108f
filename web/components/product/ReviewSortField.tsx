import { type ReviewSort, reviewSorts } from '#domain/reviews.ts';
import { reviewsTexts } from '#texts/reviews.ts';
import { Select } from '#web/ui/Select.tsx';

interface ReviewSortFieldProps {
  sort: ReviewSort;
  isBusy: boolean;
  onChoose: (sort: ReviewSort) => void;
}

export const ReviewSortField = ({ sort, isBusy, onChoose }: ReviewSortFieldProps) => (
  <Select
    aria-label={reviewsTexts.sortReviews}
    aria-busy={isBusy || undefined}
    value={sort}
    className="w-48 noscript:hidden"
    onChange={({ target }) => onChoose(target.value as ReviewSort)}
  >
    {reviewSorts.map((value) => (
      <option key={value} value={value}>
        {reviewsTexts.sorts[value]}
      </option>
    ))}
  </Select>
);
