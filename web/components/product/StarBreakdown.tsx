import { type ReviewSummary, ratings } from '#domain/reviews.ts';
import { digits, grouped } from '#texts/numbers.ts';
import { reviewsTexts } from '#texts/reviews.ts';
import { Stars } from '#web/ui/Stars.tsx';

/** Distribution of the ratings, best first. */
export function StarBreakdown({ summary }: { summary: ReviewSummary }) {
  const { average, count, stars } = summary;
  return (
    <div className="flex flex-col gap-4">
      <div className="flex items-center gap-4">
        <p className="font-display text-5xl">{digits(average.toFixed(1))}</p>
        <div>
          <Stars rating={average} className="h-5! w-25!" />
          <p className="text-muted text-sm">{reviewsTexts.reviewCount(count)}</p>
        </div>
      </div>
      <ul className="flex flex-col gap-1 text-sm">
        {ratings.toReversed().map((rating) => (
          <li key={rating} className="grid grid-cols-[3.5rem_1fr_2rem] items-center gap-3">
            <span>{reviewsTexts.starCount(rating)}</span>
            <span aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-sand">
              <span
                className="block h-full rounded-full bg-accent"
                style={{ width: `${count > 0 ? (stars[rating] / count) * 100 : 0}%` }}
              />
            </span>
            <span className="text-right text-muted tabular-nums">{grouped(stars[rating])}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
