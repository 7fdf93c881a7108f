import { type ReviewSort, reviewSorts } from '#domain/reviews.ts';
import { reviewsTexts } from '#texts/reviews.ts';
import { Field } from '#web/ui/Field.tsx';
import { Select } from '#web/ui/Select.tsx';

interface ReviewSortFieldProps {
  sort: ReviewSort;
  isBusy: boolean;
  onChoose: (sort: ReviewSort) => void;
}

export const ReviewSortField = ({ sort, isBusy, onChoose }: ReviewSortFieldProps) => (
  <Field label={reviewsTexts.sortReviews} isLabelHidden className="w-48 noscript:hidden">
    <Select
      value={sort}
      aria-busy={isBusy || undefined}
      onChange={({ target }) => onChoose(target.value as ReviewSort)}
    >
      {reviewSorts.map((value) => (
        <option key={value} value={value}>
          {reviewsTexts.sorts[value]}
        </option>
      ))}
    </Select>
  </Field>
);
