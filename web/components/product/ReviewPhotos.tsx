import { useState } from 'react';
import { reviewsTexts } from '#texts/reviews.ts';
import type { ProductReviews } from '#web/api/responses.ts';
import { Picture } from '#web/ui/Picture.tsx';
import { useLoaded } from '#web/ui/useLoaded.ts';

const loadViewer = () => import('./PhotoViewer.tsx');

/** Photos of customers, in a row to swipe. A press shows one large. */
export function ReviewPhotos({ photos }: Pick<ProductReviews, 'photos'>) {
  const [opened, setOpened] = useState<number | null>(null);
  const [last, setLast] = useState(0);
  const close = () => setOpened(null);
  const viewer = useLoaded(loadViewer, opened !== null, close);
  const images = photos.map(({ url, name, rating }) => {
    return { url, publicId: '', alt: reviewsTexts.photoBy(name, rating), color: '' };
  });
  const open = (place: number) => {
    setLast(place);
    setOpened(place);
  };
  return (
    <section aria-label={reviewsTexts.photosByCustomers} className="pb-8">
      <ul className="relative -mx-1 flex gap-3 overflow-x-auto p-1 [scrollbar-width:thin]">
        {images.map(({ url, alt }, place) => (
          <li key={url} className="w-24 shrink-0">
            <button type="button" className="block w-full" onClick={() => open(place)}>
              <Picture src={url} alt={alt} sizes="6rem" className="rounded-md" />
            </button>
          </li>
        ))}
      </ul>
      {viewer && (
        <viewer.PhotoViewer
          open={opened !== null}
          onClose={close}
          images={images}
          name={reviewsTexts.photosByCustomers}
          first={opened ?? last}
        />
      )}
    </section>
  );
}
