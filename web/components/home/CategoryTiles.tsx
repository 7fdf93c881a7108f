import ArrowRight from 'virtual:lucide/arrow-right';
import { type Category, categories } from '#domain/categories.ts';
import type { RenderedHome } from '#domain/renderedContent.ts';
import { homeTexts } from '#texts/home.ts';
import { SectionHead } from '#web/components/products/SectionHead.tsx';
import { Link } from '#web/ui/Link.tsx';
import { PreparedPicture } from './PreparedPicture.tsx';
import { categoryPicture } from './pictures.ts';

const tileSizes = '(min-width: 90rem) 12rem, (min-width: 64rem) 13vw, calc(31vw - 1.25rem)';
const tileClass = 'group flex flex-col items-center gap-3 text-center';
/** An arch like those over Dhaka windows. */
const archClass = 'relative grid aspect-4/5 w-full place-items-center overflow-hidden rounded-t-full bg-sand';

interface CategoryTilesProps {
  /** A category without one shows the picture that comes with the shop. */
  pictures: RenderedHome['categories'];
}

export function CategoryTiles({ pictures }: CategoryTilesProps) {
  const pictureOf = (value: Category) =>
    pictures.find(({ category }) => category === value)?.picture ?? { shipped: value };
  return (
    <section aria-labelledby="categories" className="page-width">
      <SectionHead id="categories" title={homeTexts.shopByCategory} />
      <ul className="grid grid-cols-4 gap-x-3 gap-y-6 sm:gap-x-6 lg:grid-cols-8">
        {categories.map(({ value, label }) => (
          <li key={value}>
            <Link to={`/products?category=${value}`} className={tileClass}>
              <span className={archClass}>
                <PreparedPicture
                  picture={categoryPicture(pictureOf(value))}
                  sizes={tileSizes}
                  width={400}
                  height={400}
                  pictureClass="contents"
                  className="absolute inset-0 size-full object-cover transition-transform duration-500 ease-calm group-hover:scale-105"
                />
              </span>
              <span className="text-sm group-hover:text-accent">{label}</span>
            </Link>
          </li>
        ))}
        <li>
          <Link to="/products" className={tileClass}>
            <span className={`${archClass} text-accent transition-colors group-hover:bg-accent-soft`}>
              <ArrowRight className="size-7" strokeWidth={1.25} />
            </span>
            <span className="text-sm group-hover:text-accent">{homeTexts.viewAllProducts}</span>
          </Link>
        </li>
      </ul>
    </section>
  );
}
