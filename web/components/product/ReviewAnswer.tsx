import { formatDay } from '#domain/dates.ts';
import { reviewsTexts } from '#texts/reviews.ts';
import type { Review } from '#web/api/responses.ts';
import { useSettings } from '#web/state/settings.ts';

/** What the shop answers, under a review. */
export function ReviewAnswer({ answer }: Pick<Review, 'answer'>) {
  const { name } = useSettings();
  if (!answer) return null;
  return (
    <div className="max-w-text border-accent border-l-2 pl-4 text-sm">
      <p className="flex flex-wrap gap-x-3">
        <span className="font-medium">{reviewsTexts.answerOf(name)}</span>
        <time dateTime={answer.at} className="text-muted">
          {formatDay(answer.at)}
        </time>
      </p>
      <p className="whitespace-pre-line wrap-anywhere">{answer.text}</p>
    </div>
  );
}
