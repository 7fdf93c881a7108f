/** What of a product a search asks for, each already in words. */
interface Wanted {
  kind: string;
  /** The word as it was typed, where it is not the kind's own name. */
  typed?: string;
  colour?: string;
  size?: string;
  price?: string;
}

/** Texts for a search that finds nothing. */
export const nearestTexts = {
  nearest: 'These come nearest:',
  withoutFilters: 'Without the filters there are:',
  bestSellers: 'These sell best at the moment:',
  nothing: (search: string) => `Nothing found for “${search}”`,
  withFilters: (search: string) => `Nothing found for “${search}” with these filters`,
  /** 'We have no red anklets (nupur) in size M up to ৳500 right now' */
  noneOf: ({ kind, typed, colour, size, price }: Wanted) => {
    const wanted = [
      colour?.toLowerCase(),
      kind.toLowerCase(),
      typed && `(${typed})`,
      size && `in size ${size}`,
      price && `up to ${price}`,
    ];
    return `We have no ${wanted.filter(Boolean).join(' ')} right now`;
  },
  noneUpTo: (price: string) => `We have nothing up to ${price} right now`,
  /** Kinds of products that are no categories of their own. */
  kinds: {
    nose: 'nose pins',
    head: 'head jewelry',
    anklet: 'anklets',
    waist: 'waist chains',
    hair: 'hair jewelry',
  },
};
