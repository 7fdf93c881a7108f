import { counted } from './plurals.ts';

/** Header, footer and what stands in for a page while it loads. */
export const layoutTexts = {
  faq: 'FAQ',
  homeOf: (shop: string) => `${shop}, home`,
  skipToContent: 'Skip to content',
  announcement: 'Announcement',
  // The header
  openMenu: 'Open menu',
  mainMenu: 'Main',
  home: 'Home',
  shop: 'Shop',
  openSearch: 'Open search',
  closeSearch: 'Close search',
  searchProducts: 'Search products',
  searchExample: 'Search bangles, jhumka…',
  search: 'Search',
  products: 'products',
  wishlist: 'Wishlist',
  wishlistOf: (count: number) => `Wishlist, ${counted(count, 'product')}`,
  cart: 'Cart',
  cartOf: (count: number) => `Cart, ${counted(count, 'item')}`,
  login: 'Login',
  myAccount: 'My Account',
  checkout: 'Checkout',
  admin: 'Admin',
  // The footer
  help: 'Help',
  aboutUs: 'About Us',
  contact: 'Contact',
  privacyPolicy: 'Privacy Policy',
  termsOfService: 'Terms of Service',
  shippingInfo: 'Shipping Info',
  returnsAndExchanges: 'Returns & Exchanges',
  trackYourOrder: 'Track Your Order',
  installApp: 'Install app',
  allProducts: 'All Products',
  visitAndCall: 'Visit & call',
  openAt: (hours: string) => `Open ${hours}`,
  allRights: (year: number, shop: string) => `© ${year} ${shop}. All rights reserved.`,
  chatWithUs: 'Chat with us',
  // While a page loads, and without script
};
