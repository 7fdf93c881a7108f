import { categoryLabel } from '#domain/categories.ts';
import { productTexts } from '#texts/product.ts';
import { productsTexts } from '#texts/products.ts';
import { shownBadges } from '#web/components/products/ProductBadges.tsx';
import { Rating } from '#web/components/products/Rating.tsx';
import { WishButton } from '#web/components/products/WishButton.tsx';
import { shortText } from '#web/seo/pageMeta.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Price } from '#web/ui/Price.tsx';
import type { ShownProduct } from './shownProduct.ts';

/** About two lines, so that the buttons below are visible without scrolling. */
const leadLength = 120;

/** Name, rating and price. */
export function ProductSummary({ product }: { product: ShownProduct }) {
  const { _id, name, category, rating, numReviews, price, originalPrice, description, details } = product;
  const lead = shortText(description, leadLength);
  return (
    <div className="flex flex-col gap-3 lg:gap-2">
      <div className="flex min-h-6 flex-wrap items-center gap-2">
        <p className="overline-text mr-2 text-muted">{categoryLabel(category)}</p>
        {shownBadges(product)
          .filter((badge) => productsTexts.badges[badge] !== categoryLabel(category))
          .map((badge) => (
            <Badge key={badge}>{productsTexts.badges[badge]}</Badge>
          ))}
      </div>
      <div className="flex items-start justify-between gap-4">
        <h1 className="min-w-0 wrap-anywhere text-2xl">{name}</h1>
        <WishButton productId={_id} name={name} className="shrink-0 border border-line" />
      </div>
      {numReviews > 0 && (
        <Link
          to="#reviews"
          preventScrollReset
          className="-my-2 inline-flex min-h-11 items-center self-start hover:underline"
        >
          <Rating rating={rating} count={numReviews} />
        </Link>
      )}
      <Price amount={price} original={originalPrice} size="lg" />
      {details.netContent && <p className="text-muted text-sm">{details.netContent}</p>}
      <p className="text-muted text-sm">{lead}</p>
      {lead.endsWith('…') && (
        <Link
          to="#description"
          preventScrollReset
          className="-my-2 flex min-h-11 items-center self-start text-accent text-sm underline underline-offset-4"
        >
          {productTexts.readMore}
        </Link>
      )}
    </div>
  );
}
