import { reviewsTexts } from '#texts/reviews.ts';
import { Picture } from '#web/ui/Picture.tsx';

/** The photos of one review. Each opens in a tab of its own. */
export function ReviewImages({ urls }: { urls: readonly string[] }) {
  if (urls.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-3">
      {urls.map((url, place) => (
        <li key={url} className="w-20">
          <a href={url} target="_blank" rel="noreferrer" className="block">
            <Picture src={url} alt={reviewsTexts.photoOfReview(place + 1)} sizes="5rem" />
          </a>
        </li>
      ))}
    </ul>
  );
}
