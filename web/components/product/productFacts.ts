/** schema.org data of a product, in the size and color that its address asks for. */
import { categoryLabel } from '#domain/categories.ts';
import { choiceQuery } from '#domain/choiceAddress.ts';
import { shownColour } from '#domain/colours.ts';
import { netContentText } from '#domain/cosmeticFacts.ts';
import { productTexts } from '#texts/product.ts';
import type { Choice, Product } from '#web/api/responses.ts';
import { addressOf } from '#web/browser/place.ts';
import { returnFacts, shippingFacts } from '#web/seo/offerFacts.ts';
import type { RootData } from '#web/seo/pageMeta.ts';

interface ShownProduct {
  product: Product;
  chosen: Choice;
  isInStock: boolean;
}

export function productFacts(
  { product, chosen, isInStock }: ShownProduct,
  { origin, settings }: RootData,
): Record<string, unknown> {
  const { _id, name, description, images, price, rating, numReviews, category, colors } = product;
  const { ingredients, shade, netContent, madeIn, maker } = product;
  const colours = chosen.selectedColor ? [chosen.selectedColor] : colors.map((colour) => colour.name);
  const size = chosen.selectedSize ?? (netContent && netContentText(netContent));
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    description,
    sku: _id,
    category: categoryLabel(category),
    brand: { '@type': 'Brand', name: settings.name },
    image: images.map(({ url }) => new URL(url, origin).href),
    color: colours.map(shownColour).join(', ') || shade,
    ...(size && { size }),
    ...(maker && { manufacturer: { '@type': 'Organization', name: maker } }),
    ...(madeIn && { countryOfOrigin: { '@type': 'Country', name: madeIn } }),
    ...(ingredients && {
      additionalProperty: { '@type': 'PropertyValue', name: productTexts.ingredients, value: ingredients },
    }),
    offers: {
      '@type': 'Offer',
      url: origin + addressOf(`/products/${_id}`) + choiceQuery(chosen),
      price,
      priceCurrency: 'BDT',
      ...pricePerUnit(product),
      itemCondition: 'https://schema.org/NewCondition',
      availability: `https://schema.org/${isInStock ? 'InStock' : 'OutOfStock'}`,
      shippingDetails: shippingFacts(price, settings),
      hasMerchantReturnPolicy: returnFacts(category),
    },
    ...(numReviews > 0 && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount: numReviews },
    }),
  };
}

/** UN/CEFACT codes. */
const unitCodes = { ml: 'MLT', g: 'GRM' } as const;

/** The price of the package with its net content, so that packages can be compared. */
function pricePerUnit({ price, netContent }: Product): Record<string, unknown> {
  if (!netContent || netContent.unit === 'pcs') return {};
  const unitCode = unitCodes[netContent.unit];
  return {
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price,
      priceCurrency: 'BDT',
      referenceQuantity: {
        '@type': 'QuantitativeValue',
        value: netContent.value,
        unitCode,
        valueReference: { '@type': 'QuantitativeValue', value: 100, unitCode },
      },
    },
  };
}
