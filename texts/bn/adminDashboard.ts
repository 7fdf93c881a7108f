import { grouped } from './numbers.ts';

export const adminDashboardTexts = {
  dashboard: 'ড্যাশবোর্ড',
  admin: 'অ্যাডমিন',
  description: 'এক নজরে দোকান।',
  failed: 'ড্যাশবোর্ড আনা যায়নি',

  // The main figures
  totalProducts: 'মোট পণ্য',
  hidden: (products: number) => `${grouped(products)}টি লুকানো`,
  totalOrders: 'মোট অর্ডার',
  totalRevenue: 'মোট বিক্রি',
  deliveredAndExpected: (delivered: string, expected: string) => `${delivered} পৌঁছে গেছে, ${expected} আসার কথা`,
  revenueIncludes: (ordered: string) => `${ordered}; যা পৌঁছে গেছে তা টাকা ফেরতের পরে`,
  pendingOrders: 'অপেক্ষায় থাকা অর্ডার',

  // Sales
  sales: 'বিক্রি',
  period: 'সময়',
  days: (days: number) => `${grouped(days)} দিন`,
  loadingSales: 'বিক্রির হিসাব আসছে',
  salesFailed: (why: string) => `বিক্রির হিসাব আনা যায়নি। ${why}`,
  tryAgain: 'আবার চেষ্টা করুন।',
  noSales: 'এই সময়ে কোনো বিক্রি নেই।',
  revenueByDay: 'দিন অনুযায়ী বিক্রি',
  ordersByDay: 'দিন অনুযায়ী অর্ডার',
  revenueByCategory: 'ধরন অনুযায়ী বিক্রি',
  ordersByStatus: 'অবস্থা অনুযায়ী সব অর্ডার',
  day: 'দিন',
  category: 'ধরন',
  status: 'অবস্থা',
  revenue: 'বিক্রি',
  orders: 'অর্ডার',
  bestSellers: 'সবচেয়ে বেশি বিক্রি',
  sold: (pieces: number) => `${grouped(pieces)}টি বিক্রি`,
  lowStock: 'স্টক কম',
  left: (pieces: number) => `${grouped(pieces)}টি আছে`,
  outOfStock: 'স্টকে নেই',
  seeAll: 'সব দেখুন',
  noLowStock: 'কোনো পণ্যের স্টক কম নেই।',

  // Ways on
  quickActions: 'দ্রুত কাজ',
  addProduct: 'পণ্য যোগ করুন',
  manageOrders: 'অর্ডার দেখুন',
  manageUsers: 'ক্রেতাদের দেখুন',
  viewAllProducts: 'সব পণ্য দেখুন',
  recentOrders: 'নতুন অর্ডার',
  allOrders: 'সব অর্ডার দেখুন',
  viewOrder: 'অর্ডার দেখুন ',
  recentProducts: 'নতুন পণ্য',
  allProducts: 'সব পণ্য দেখুন',
};
