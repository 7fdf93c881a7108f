/** The menu on phones, and the account's menu. */
export const menuTexts = {
  menu: 'Menu',
  home: 'Home',
  shop: 'Shop',
  categories: 'Categories',
  wishlist: 'Wishlist',
  adminPanel: 'Admin Panel',
  trackYourOrder: 'Track Your Order',
  shippingInfo: 'Shipping Info',
  contact: 'Contact',
  installApp: 'Install app',
  loginRegister: 'Login / Register',
  admin: 'Admin',
  myAccount: 'My Account',
  logout: 'Logout',
};
