/** The page of a product. */
export const productTexts = {
  home: 'Home',
  loadError: 'Error Loading Product',
  checkConnection: 'Please check your connection and try again.',
  notFound: 'Product Not Found',
  gone: 'This product is no longer available, or the link is wrong.',
  notShown: 'This product could not be shown.',
  // Photos
  photos: 'Photos',
  photoOf: (place: number, photos: number) => `Photo ${place} of ${photos}`,
  enlargePhotoOf: (place: number, photos: number) => `Enlarge photo ${place} of ${photos}`,
  colourGone: (color: string, gone: string) => `${color}: ${gone}`,
  photoNamed: (label: string, photo: string) => `${label}: ${photo}`,
  photoOfGone: (label: string, photo: string, gone: string) => `${label}: ${photo}. ${gone}`,
  // Choosing and buying
  readMore: 'Read more',
  color: 'Color',
  size: 'Size',
  soldOut: 'sold out',
  howToMeasure: 'How to measure',
  findMySize: 'Find my size',
  left: (pieces: number) => `${pieces} left`,
  quantityOf: (name: string) => `Quantity of ${name}`,
  bestBefore: (month: string) => `Best before ${month}`,
  buy: 'Buy',
  viewCart: 'View cart',
  needsScript: (phone: string) => `Please turn on JavaScript to order here, or call us at ${phone}.`,
  // Delivery
  delivery: 'Delivery',
  deliveryFees: (inDhaka: string, elsewhere: string, freeFrom: string) =>
    `Delivery: Dhaka ${inDhaka}, elsewhere ${elsewhere}. Free over ${freeFrom}.`,
  cashOnDelivery: 'Cash on delivery: pay when you receive it.',
  howItWorks: 'How it works',
  // What is said about it
  moreAboutThisProduct: 'More about this product',
  description: 'Description',
  ingredients: 'Ingredients',
  howToUse: 'How to use',
  specifications: 'Specifications',
  noSpecifications: 'No specifications available for this product.',
  reviews: 'Reviews',
  reviewsCounted: (count: number) => `Reviews (${count})`,
  reviewsFailed: 'The reviews could not be loaded. Please try again later.',
  // Other products
  youMayAlsoLike: 'You may also like',
  all: (category: string) => `All ${category}`,
};

/** The names of what is known of a product, in its specifications. */
export const productFactTexts = {
  shade: 'Shade',
  netContent: 'Net content',
  maker: 'Maker',
  madeIn: 'Made in',
};
