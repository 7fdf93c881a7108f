import { counted } from './plurals.ts';

/** Reviews as a product's page shows them. */
export const reviewsTexts = {
  anonymous: 'Anonymous',
  helpful: 'Helpful',
  answerOf: (shop: string) => `Answer from ${shop}`,
  photoOfReview: (place: number) => `Photo ${place} with this review`,
  reviews: 'Reviews',
  sortReviews: 'Sort reviews',
  noReviews: 'No reviews yet. Bought it? Be the first to review it from your account.',
  noPhotos: 'No review has a photo yet.',
  loading: 'Loading...',
  loadMore: 'Load More',
  verifiedPurchase: 'Verified purchase',
  photosByCustomers: 'Photos by customers',
  photoBy: (name: string, stars: number) => `Photo by ${name}, ${stars} of 5 stars`,
  reviewCount: (count: number) => counted(count, 'review'),
  starCount: (stars: number) => counted(stars, 'star'),
  foundHelpful: (count: number) => `${counted(count, 'customer')} found this helpful`,
  sorts: {
    photos: 'Photos first',
    newest: 'Newest',
    highest: 'Highest rating',
    lowest: 'Lowest rating',
    'with-photos': 'With photos',
  },
};
