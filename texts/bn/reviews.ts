import { digits, grouped } from './numbers.ts';

export const reviewsTexts = {
  anonymous: 'নাম প্রকাশ করেননি',
  helpful: 'কাজে লেগেছে',
  answerOf: (shop: string) => `${shop}-এর উত্তর`,
  photoOfReview: (place: number) => `এই রিভিউর ${digits(place)} নম্বর ছবি`,
  reviews: 'রিভিউ',
  sortReviews: 'রিভিউ সাজান',
  noReviews: 'এখনও রিভিউ নেই। কিনেছেন? আপনার অ্যাকাউন্ট থেকে প্রথম রিভিউটি দিন।',
  noPhotos: 'এখনও কোনো রিভিউতে ছবি নেই।',
  loading: 'লোড হচ্ছে...',
  loadMore: 'আরও দেখুন',
  verifiedPurchase: 'কিনে রিভিউ দিয়েছেন',
  photosByCustomers: 'ক্রেতাদের তোলা ছবি',
  photoBy: (name: string, stars: number) => `${name}-এর ছবি, ৫-এর মধ্যে ${digits(stars)} তারা`,
  reviewCount: (count: number) => `${grouped(count)}টি রিভিউ`,
  starCount: (stars: number) => `${grouped(stars)} তারা`,
  foundHelpful: (count: number) => `${grouped(count)} জনের কাজে লেগেছে`,
  sorts: {
    photos: 'ছবিসহ আগে',
    newest: 'নতুন আগে',
    highest: 'বেশি রেটিং',
    lowest: 'কম রেটিং',
    'with-photos': 'শুধু ছবিসহ',
  },
};
