import { grouped } from './numbers.ts';

/** The figures and charts that an admin sees first. */
export const adminDashboardTexts = {
  dashboard: 'Dashboard',
  admin: 'Admin',
  description: 'The shop at a glance.',
  failed: 'Failed to load the dashboard',

  // The main figures
  totalProducts: 'Total Products',
  hidden: (products: number) => `${grouped(products)} hidden`,
  totalOrders: 'Total Orders',
  totalRevenue: 'Total Revenue',
  deliveredAndExpected: (delivered: string, expected: string) =>
    `${delivered} delivered, ${expected} expected`,
  revenueIncludes: (ordered: string) => `${ordered}; what is delivered, after refunds`,
  pendingOrders: 'Pending Orders',

  // Sales
  sales: 'Sales',
  period: 'Period',
  days: (days: number) => `${days} days`,
  loadingSales: 'Loading sales',
  salesFailed: (why: string) => `Failed to load sales. ${why}`,
  tryAgain: 'Please try again.',
  noSales: 'No sales in this period.',
  revenueByDay: 'Revenue by day',
  ordersByDay: 'Orders by day',
  revenueByCategory: 'Revenue by category',
  ordersByStatus: 'All orders by status',
  day: 'Day',
  category: 'Category',
  status: 'Status',
  revenue: 'Revenue',
  orders: 'Orders',
  bestSellers: 'Best sellers',
  sold: (pieces: number) => `${grouped(pieces)} sold`,
  lowStock: 'Low stock',
  left: (pieces: number) => `${grouped(pieces)} left`,
  outOfStock: 'Out of Stock',
  seeAll: 'See all',
  noLowStock: 'No products are low in stock.',

  // Ways on
  quickActions: 'Quick actions',
  addProduct: 'Add Product',
  manageOrders: 'Manage Orders',
  manageUsers: 'Manage Users',
  viewAllProducts: 'View All Products',
  recentOrders: 'Recent Orders',
  allOrders: 'View all orders',
  viewOrder: 'View order ',
  recentProducts: 'Recent Products',
  allProducts: 'View all products',
};
