/** The links of the admin menu. The pages for logging in load them, too. */
export const adminPlacesTexts = {
  today: 'Today',
  dashboard: 'Dashboard',
  orders: 'Orders',
  payouts: 'Payouts',
  money: 'Margins',
  products: 'Products',
  coupons: 'Coupons',
  users: 'Users',
  content: 'Content',
  reviews: 'Reviews',
  sms: 'SMS',
  team: 'Team',
  activity: 'Activity',
  settings: 'Settings',
};
