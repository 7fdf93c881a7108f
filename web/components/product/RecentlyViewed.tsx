import { Link } from 'react-router';
import { useRecentlyViewed } from '#web/recentlyViewed.ts';
import { Picture } from '#web/ui/Picture.tsx';
import { Price } from '#web/ui/Price.tsx';
import { SectionHead } from '../products/SectionHead.tsx';

const most = 6;

/** What this browser looked at before, without the product it looks at now. */
export function RecentlyViewed({ currentId }: { currentId?: string }) {
  const products = useRecentlyViewed()
    .filter(({ _id }) => _id !== currentId)
    .slice(0, most);
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="recently-viewed">
      <SectionHead id="recently-viewed" title="Recently viewed" />
      <ul className="-mx-4 flex snap-x gap-4 overflow-x-auto px-4 [scrollbar-width:none] sm:mx-0 sm:grid sm:grid-cols-4 sm:gap-6 sm:px-0 lg:grid-cols-6">
        {products.map(({ _id, name, price, originalPrice, image }) => (
          <li key={_id} className="w-32 shrink-0 snap-start sm:w-auto">
            <Link to={`/products/${_id}`} prefetch="intent" className="group flex flex-col gap-2">
              <Picture
                src={image?.url}
                alt=""
                sizes="(min-width: 64rem) 12rem, 8rem"
                pixelWidth={image?.width}
              />
              <span className="line-clamp-2 text-sm group-hover:text-accent">{name}</span>
              <Price amount={price} original={originalPrice} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
