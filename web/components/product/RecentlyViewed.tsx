import { clsx } from 'clsx';
import { recentlyViewedTexts } from '#texts/recentlyViewed.ts';
import { cardPhotoSizes } from '#web/components/products/gridClass.ts';
import { SectionHead } from '#web/components/products/SectionHead.tsx';
import { useRecentlyViewed } from '#web/state/recentlyViewed.ts';
import { Link } from '#web/ui/Link.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import { Price } from '#web/ui/Price.tsx';

const most = 6;

/** Cards as wide as those of the product grid: a row to swipe on phones, one grid row elsewhere. */
const rowClass =
  'relative -mx-4 grid snap-x scroll-px-4 auto-cols-[calc(50%-0.5rem)] grid-flow-col gap-4 overflow-x-auto px-4 [scrollbar-width:none] sm:-mx-6 sm:scroll-px-6 sm:auto-cols-[calc(50%-0.75rem)] sm:gap-6 sm:px-6 md:mx-0 md:grid-flow-row md:grid-cols-3 md:px-0 lg:grid-cols-4';

/** Recently viewed products, without the current one. */
export function RecentlyViewed({ currentId }: { currentId?: string }) {
  const products = useRecentlyViewed()
    .filter(({ _id }) => _id !== currentId)
    .slice(0, most);
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="recently-viewed">
      <SectionHead id="recently-viewed" title={recentlyViewedTexts.title} />
      <ul className={rowClass}>
        {products.map(({ _id, name, price, originalPrice, image }, place) => (
          <li
            key={_id}
            className={clsx('snap-start', place > 2 && 'md:max-lg:hidden', place > 3 && 'lg:hidden')}
          >
            <Link to={`/products/${_id}`} className="group flex flex-col gap-1">
              <Picture
                src={image?.url}
                alt=""
                sizes={cardPhotoSizes[4]}
                pixelWidth={image?.width}
                className="mb-2"
              />
              <span className="line-clamp-2 leading-6 group-hover:text-accent">{name}</span>
              <Price amount={price} original={originalPrice} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
